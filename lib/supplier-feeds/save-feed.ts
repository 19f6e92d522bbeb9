import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { MAX_SUPPLIER_FEEDS, type SupplierFeed, type SupplierFeedFields } from './contracts'
import { feedGone, toFeed } from './queries'

/** In the audit trail; an address may hold a password after its host. */
const audited = ({ name, url, everyHours, isOn }: SupplierFeedFields) => ({
  name,
  host: URL.parse(url)?.host ?? '',
  everyHours,
  isOn,
})

/** Adds a feed. @throws AppError `conflict` when there are as many as there may be */
export const addFeed = (actor: Actor, fields: SupplierFeedFields): Promise<SupplierFeed> =>
  db().$transaction(async (tx) => {
    await lockByName(tx, 'supplier-feeds')
    if ((await tx.supplierFeed.count()) >= MAX_SUPPLIER_FEEDS)
      throw new AppError('conflict', `There are ${MAX_SUPPLIER_FEEDS} feeds, the most there may be`)
    const feed = await tx.supplierFeed.create({ data: fields })
    await recordAudit(tx, actor, {
      action: 'supplier_feed.create',
      entityType: 'supplier_feed',
      entityId: feed.id,
      after: audited(fields),
    })
    return toFeed(feed)
  })

/** Changes a feed; one that is on is imported within minutes. @throws AppError `not_found` */
export const changeFeed = (
  actor: Actor,
  id: number,
  fields: SupplierFeedFields,
): Promise<SupplierFeed> =>
  db().$transaction(async (tx) => {
    const before = await tx.supplierFeed.findUnique({ where: { id } })
    if (!before) throw feedGone()
    const data = { ...fields, nextRunAt: await databaseTime(tx) }
    const feed = await tx.supplierFeed.update({ where: { id }, data })
    await recordAudit(tx, actor, {
      action: 'supplier_feed.update',
      entityType: 'supplier_feed',
      entityId: id,
      before: audited(before),
      after: audited(fields),
    })
    return toFeed(feed)
  })

/** Removes a feed; what it brought stays. @throws AppError `not_found` */
export const removeFeed = (actor: Actor, id: number): Promise<void> =>
  db().$transaction(async (tx) => {
    const before = await tx.supplierFeed.findUnique({ where: { id } })
    if (!before) throw feedGone()
    await tx.supplierFeed.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'supplier_feed.delete',
      entityType: 'supplier_feed',
      entityId: id,
      before: audited(before),
    })
  })
