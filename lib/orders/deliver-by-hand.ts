import 'server-only'
import { encrypt } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { type Reason, say } from '@/lib/core/server-text'
import { HAND_DELIVERY } from '@/lib/mail/contracts'
import { queueMail } from '@/lib/mail/queue-mail'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { DeliverByHand } from './admin-contracts'
import { completeWhenDelivered } from './complete-order'
import { isClosed } from './item-progress'
import { keyRecipient } from './key-recipient'
import { markDelivered } from './mark-supplied'
import { orderForChange } from './order-for-change'
import { recordEvent } from './record-event'
import { requireNotHeld } from './supply/queries'

/**
 * Marks manually delivered items as delivered, and mails the buyer the given message. It may contain
 * licence data, so it is stored encrypted and is neither in the timeline nor in the audit trail.
 *
 * @throws AppError `not_found`; `conflict` for items that are not delivered manually or no longer open, or while nothing may be supplied
 */
export async function deliverByHand(
  orderNumber: string,
  { itemIds, message }: DeliverByHand,
  actor: Actor,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await orderForChange(tx, orderNumber)
    if (isClosed(order.orderStatus))
      throw new AppError('conflict', say('orders.isInState', { status: order.orderStatus }))
    await requireNotHeld(tx, order.id)
    const requested = [...new Set(itemIds)]
    const products = requested.map((id) => {
      const item = order.items.find((one) => one.id === id)
      if (!item) throw new AppError('conflict', say('orders.noItem', { id }))
      const why = obstacle(item)
      if (why) throw new AppError('conflict', say(why, { product: item.productName }))
      return item.productName
    })
    await tx.orderItem.updateMany({
      where: { id: { in: requested } },
      data: { deliveredAt: new Date() },
    })
    await markDelivered(tx, order.id, requested)
    const details = { itemIds: requested, products, mailed: message !== '' }
    await recordEvent(tx, order.id, 'delivered_by_hand', details, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.deliver_by_hand',
      entityType: 'order',
      entityId: order.orderNumber,
      after: details,
    })
    const { to, afterSeconds } = await keyRecipient(tx, order)
    if (message !== '')
      await queueMail(
        tx,
        {
          kind: 'order_by_hand',
          dedupeKey: `by-hand:${order.id}:${newId()}`,
          to,
          locale: order.locale,
          orderId: order.id,
          payload: {
            itemIds: requested,
            sealedMessage: Buffer.from(encrypt(message, HAND_DELIVERY)).toString('base64'),
          },
        },
        { afterSeconds },
      )
    await completeWhenDelivered(tx, order.id)
  })
}

/** Why an item can't be marked as manually delivered. */
function obstacle(item: {
  delivery: string
  deliveredAt: Date | null
  quantity: number
  refundedQuantity: number
}): Reason | null {
  if (item.delivery !== 'manual') return 'orders.deliveredFromPool'
  if (item.deliveredAt !== null) return 'orders.productDelivered'
  return item.refundedQuantity >= item.quantity ? 'orders.productRefunded' : null
}
