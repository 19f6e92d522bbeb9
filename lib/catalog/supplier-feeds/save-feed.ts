import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { MAX_SUPPLIER_FEEDS, type SupplierFeed, type SupplierFeedFields } from './contracts'
import { HIDDEN, maskedUrl } from './masked-url'
import { feedGone, toFeed } from './queries'
import { sealedUrl, urlOf } from './stored-url'

/** What is to be stored of an address that is entered, or sent back as it was shown. @throws AppError `invalid` */
function requireAddress(entered: string, before: string | null): string {
  if (before !== null && entered === maskedUrl(before)) return before
  if (entered.includes(HIDDEN)) throw invalidField('url', say('supplierFeeds.enterWholeAddress'))
  return entered
}

/** In the audit trail; an address may hold a password after its host. */
const audited = ({ name, url, everyHours, isOn }: SupplierFeedFields) => ({
  name,
  host: URL.parse(url)?.host ?? '',
  everyHours,
  isOn,
})

/** Adds a feed. @throws AppError `invalid`; `conflict` when there are as many as there may be */
export const addFeed = (actor: Actor, fields: SupplierFeedFields): Promise<SupplierFeed> =>
  db().$transaction(async (tx) => {
    await lockByName(tx, 'supplier-feeds')
    if ((await tx.supplierFeed.count()) >= MAX_SUPPLIER_FEEDS)
      throw new AppError('conflict', say('supplierFeeds.atMost', { count: MAX_SUPPLIER_FEEDS }))
    const { url, ...others } = fields
    const address = requireAddress(url, null)
    const feed = await tx.supplierFeed.create({ data: { ...others, ...sealedUrl(address) } })
    await recordAudit(tx, actor, {
      action: 'supplier_feed.create',
      entityType: 'supplier_feed',
      entityId: feed.id,
      after: audited(fields),
    })
    return toFeed(feed)
  })

/** Changes a feed; one that is on is imported within minutes. @throws AppError `invalid`, `not_found` */
export const changeFeed = (
  actor: Actor,
  id: number,
  fields: SupplierFeedFields,
): Promise<SupplierFeed> =>
  db().$transaction(async (tx) => {
    const before = await tx.supplierFeed.findUnique({ where: { id } })
    if (!before) throw feedGone()
    const { url, ...others } = fields
    const addressBefore = urlOf(before)
    const address = requireAddress(url, addressBefore)
    const data = { ...others, ...sealedUrl(address), nextRunAt: await databaseTime(tx) }
    const feed = await tx.supplierFeed.update({ where: { id }, data })
    await recordAudit(tx, actor, {
      action: 'supplier_feed.update',
      entityType: 'supplier_feed',
      entityId: id,
      before: audited({ ...before, url: addressBefore ?? '' }),
      after: audited({ ...fields, url: address }),
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
      before: audited({ ...before, url: urlOf(before) ?? '' }),
    })
  })
