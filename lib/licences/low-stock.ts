import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { mailOwnerSparingly } from '@/lib/mail/mail-owner'
import type { LowStock } from '@/lib/mail/notifications/message'
import { publishEvent } from '@/lib/mail/notifications/publish-event'
import { addJob } from '@/lib/platform/jobs'
import { currentSettings } from '@/lib/settings/queries'
import { availableStock } from './available-stock'
import { watchStockJob } from './jobs'

/**
 * Queues a check of products' stock for when the caller's transaction has committed: concurrent sales
 * count too.
 */
export async function watchStock(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (const productId of [...new Set(productIds)].sort((a, b) => a - b))
    await addJob(tx, watchStockJob, { productId }, `watch_stock:${productId}`)
}

/**
 * Publishes, and mails to the owner, that a product has run low: once, again only after keys were added to
 * it. No product is mailed about twice within a day, however often few keys are added to it.
 */
export async function notifyLowStock(productId: number): Promise<void> {
  const { lowStockThreshold } = await currentSettings()
  await db().$transaction(async (tx) => {
    const stock = await availableStock(tx, productId)
    if (!stock || stock.available > lowStockThreshold) return
    const once = `${productId}:${stock.newestKeyId}`
    const low: LowStock = {
      productId,
      productName: stock.name,
      available: stock.available,
      threshold: lowStockThreshold,
    }
    await publishEvent(tx, { type: 'keys.low_stock', subject: 'stock', once, data: () => low })
    if (await wasMailedToday(tx, productId)) return
    await mailOwnerSparingly(
      tx,
      { kind: 'owner_low_stock', dedupeKey: `low-stock:${once}`, payload: low },
      'owner_more_low_stock',
    )
  })
}

async function wasMailedToday(tx: Tx, productId: number): Promise<boolean> {
  const about = { payload: { path: ['productId'], equals: productId } }
  const mails = { kind: 'owner_low_stock', createdAt: { gt: daysAgo(1) }, ...about }
  return (await tx.email.count({ where: mails })) > 0
}
