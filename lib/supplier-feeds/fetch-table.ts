import 'server-only'
import { MAX_IMPORT_BYTES } from '@/lib/catalog/import-columns'
import { env } from '@/lib/core/env'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'

/** Large tables are often made while they are asked for. */
const TIMEOUT_MS = 60_000

/** A supplier's table as it is now. @throws AppError `invalid`, `too_large` */
export const fetchTable = (url: string): Promise<Uint8Array> =>
  fetchPublic(url, {
    what: 'file',
    accept: 'text/csv, text/plain, */*;q=0.5',
    maxBytes: MAX_IMPORT_BYTES,
    timeoutMs: TIMEOUT_MS,
    allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  })
