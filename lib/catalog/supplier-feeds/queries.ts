import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { feedResultSchema, type SupplierFeed } from './contracts'
import { maskedUrl } from './masked-url'
import { urlOf } from './stored-url'

export type FeedRow = Prisma.SupplierFeedGetPayload<object>

/** A feed in the API's shape, without what of its address may be a password. */
export const toFeed = (row: FeedRow): SupplierFeed => ({
  id: row.id,
  name: row.name,
  url: maskedUrl(urlOf(row) ?? ''),
  everyHours: row.everyHours,
  isOn: row.isOn,
  nextRunAt: row.isOn ? row.nextRunAt.toISOString() : null,
  lastRunAt: row.lastRunAt?.toISOString() ?? null,
  // Of a version that wrote it otherwise, nothing is known.
  lastResult: feedResultSchema.safeParse(row.lastResult).data ?? null,
})

/** All feeds by name. */
export async function supplierFeeds(): Promise<SupplierFeed[]> {
  const rows = await db().supplierFeed.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] })
  return rows.map(toFeed)
}

/** One feed. @throws AppError `not_found` */
export async function feedRow(id: number): Promise<FeedRow> {
  const row = await db().supplierFeed.findUnique({ where: { id } })
  if (!row) throw feedGone()
  return row
}

export const feedGone = () => new AppError('not_found', say('supplierFeeds.unknown'))
