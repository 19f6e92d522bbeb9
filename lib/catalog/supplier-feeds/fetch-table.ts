import 'server-only'
import { MAX_IMPORT_BYTES } from '@/lib/catalog/import-columns'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { fetchPublic } from '@/lib/platform/outgoing/fetch-public'
import type { FeedRow } from './queries'
import { urlOf } from './stored-url'

/** Large tables are often made while they are asked for. */
const TIMEOUT_MS = 60_000

/** A supplier's table as it is now. @throws AppError `invalid`, `too_large` */
export async function fetchTable(feed: Pick<FeedRow, 'url' | 'urlEncrypted'>): Promise<Uint8Array> {
  const url = urlOf(feed)
  if (url === null) throw new AppError('invalid', say('supplierFeeds.addressUnreadable'))
  return fetchPublic(url, {
    what: 'file',
    accept: 'text/csv, text/plain, */*;q=0.5',
    maxBytes: MAX_IMPORT_BYTES,
    timeoutMs: TIMEOUT_MS,
    allowPrivate: env().PRIVATE_RECEIVERS === 'on',
  })
}
