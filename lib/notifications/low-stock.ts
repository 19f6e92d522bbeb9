import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { availableStock } from '@/lib/licences/available-stock'
import { addJob } from '@/lib/platform/jobs'
import { currentSettings } from '@/lib/settings/queries'
import { watchStockJob } from './jobs'
import { publishEvent, subscribersTo } from './publish-event'

/**
 * Queues a check of products' stock for when the caller's transaction has committed: concurrent sales
 * count too.
 */
export async function watchStock(tx: Tx, productIds: readonly number[]): Promise<void> {
  for (const productId of [...new Set(productIds)].sort((a, b) => a - b))
    await addJob(tx, watchStockJob, { productId }, `watch_stock:${productId}`)
}

/** Publishes, once, that a product has run low; again only after keys were added to it. */
export async function notifyLowStock(productId: number): Promise<void> {
  const { lowStockThreshold } = await currentSettings()
  await db().$transaction(async (tx) => {
    if ((await subscribersTo('keys.low_stock', tx)).length === 0) return
    const stock = await availableStock(tx, productId)
    if (!stock || stock.available > lowStockThreshold) return
    await publishEvent(tx, {
      type: 'keys.low_stock',
      subject: 'stock',
      once: `${productId}:${stock.newestKeyId}`,
      data: () => ({
        productId,
        productName: stock.name,
        available: stock.available,
        threshold: lowStockThreshold,
      }),
    })
  })
}
