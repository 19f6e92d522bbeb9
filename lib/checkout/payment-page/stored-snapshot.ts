import 'server-only'
import type { Prisma } from '@/lib/core/db'
import { type Snapshot, snapshotHeadersSchema, snapshotScriptsSchema } from './snapshot-rules'

/** The name of the lock under which snapshots are compared and accepted. */
export const PAYMENT_PAGE_LOCK = 'payment-page'

/** A snapshot as it is stored. */
export const toSnapshot = (row: {
  scripts: Prisma.JsonValue
  headers: Prisma.JsonValue
}): Snapshot => ({
  scripts: snapshotScriptsSchema.parse(row.scripts),
  headers: snapshotHeadersSchema.parse(row.headers),
})
