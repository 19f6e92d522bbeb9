import 'server-only'
import type { Tx } from '@/lib/core/db'
import { isComplete } from './item-progress'
import { itemsWithKeyCounts } from './queries'
import { queueDelivery } from './queue-delivery'

/** Mails a gift whose day came while its payment was disputed, now that it no longer is. */
export async function deliverHeldGift(tx: Tx, orderId: number): Promise<void> {
  const gift = await tx.orderGift.findUnique({ where: { orderId } })
  if (!gift) return
  const others = await tx.email.count({
    where: { orderId, kind: 'order_delivery', status: { not: 'cancelled' } },
  })
  if (others > 0) return
  const itemIds = (await itemsWithKeyCounts(tx, orderId)).filter(isComplete).map(({ id }) => id)
  if (itemIds.length > 0) await queueDelivery(tx, orderId, 'resend', itemIds)
}
