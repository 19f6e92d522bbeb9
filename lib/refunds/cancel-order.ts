import 'server-only'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { takeBackKeysOfOrder } from '@/lib/licences/take-back-keys'
import { withdrawKeysOfOrder } from '@/lib/licences/withdraw-keys'
import { cancelUnsent } from '@/lib/mail/cancel-unsent'
import { sendingState } from '@/lib/mail/outbox'
import { DELIVERY_MAILS } from '@/lib/orders/delivery-mails'
import { wereKeysShown } from '@/lib/orders/record-opened'
import { moveOrder } from '@/lib/orders/transition'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { CancelOrder, OrderRefund } from './admin-contracts'
import { type OrderToRefund, orderToRefund } from './order-to-refund'
import { findRefund, toOrderRefund } from './queries'
import { settleNow } from './settle-refund'
import { startRefund } from './start-refund'

/**
 * Cancels an undelivered order with a full refund: the store keeps no money for what it does not
 * deliver. The order is closed before the provider is called, so that no key leaves the store in the
 * meantime; if the provider refuses, the order stays cancelled and the refund can be retried.
 *
 * @returns the refund, `succeeded` or `pending`
 * @throws AppError `not_found`, `conflict` once something was delivered, and as refundOrder
 */
export async function cancelOrder(
  orderNumber: string,
  { refundId, reason, reference, despiteDispute }: CancelOrder,
  actor: Actor,
): Promise<OrderRefund> {
  const { refund, isNew, productIds } = await db().$transaction(async (tx) => {
    const order = await orderToRefund(tx, orderNumber)
    const earlier = await findRefund(refundId, tx)
    if (earlier?.orderId === order.id) return { refund: earlier, isNew: false, productIds: [] }
    requireOpen(order)
    await closeOrder(tx, order, reason, actor)
    const whole = {
      refundId,
      items: allQuantities(order),
      amount: toDecimal(order.leftCents),
      reason,
      message: '',
      reference,
      despiteDispute,
    }
    const productIds = order.items.map(({ productId }) => productId)
    return { refund: await startRefund(tx, order, whole, actor), isNew: true, productIds }
  })
  await stockChanged(productIds)
  return isNew ? settleNow(refund) : toOrderRefund(refund)
}

const allQuantities = ({ items }: OrderToRefund) =>
  items.flatMap(({ id, quantity, refundedQuantity }) =>
    refundedQuantity < quantity ? [{ itemId: id, quantity: quantity - refundedQuantity }] : [],
  )

function requireOpen(order: OrderToRefund): void {
  if (order.orderStatus === 'cancelled' || order.orderStatus === 'refunded')
    throw new AppError('conflict', say('orders.isAlreadyInState', { status: order.orderStatus }))
  const delivered = order.items.find(({ deliveredAt }) => deliveredAt !== null)
  if (delivered || order.orderStatus === 'completed')
    throw new AppError(
      'conflict',
      say('refunds.deliveredNotCancellable', { product: delivered?.productName ?? 'The order' }),
    )
}

/** Closes the order, with an entry in its timeline and in the audit trail. */
async function closeOrder(
  tx: Tx,
  order: OrderToRefund,
  reason: string,
  actor: Actor,
): Promise<void> {
  const keys = await withdrawDelivery(tx, order.id, reason)
  const recorded = { detail: { reason, keys }, actor: actor.username }
  if (!(await moveOrder(tx, order.id, 'cancel', recorded)))
    throw new Error(`Order ${order.orderNumber} cannot be cancelled as it is`)
  await recordAudit(tx, actor, {
    action: 'order.cancel',
    entityType: 'order',
    entityId: order.orderNumber,
    before: { orderStatus: order.orderStatus },
    after: { orderStatus: 'cancelled', reason, keys },
  })
}

/**
 * Cancels an order's unsent mails and withdraws its keys: keys that no mail and no page can have shown
 * return to the pool, others are never sold again.
 *
 * @throws AppError `conflict` while a delivery is being sent
 */
async function withdrawDelivery(tx: Tx, orderId: number, reason: string) {
  // Cancel first, then check: the other way round would miss mails whose sending starts in between.
  await cancelUnsent(tx, orderId, DELIVERY_MAILS)
  const delivery = await sendingState(tx, orderId, DELIVERY_MAILS)
  if (delivery === 'sending') throw new AppError('conflict', say('refunds.deliveryBeingMailed'))
  const isUnseen = delivery === 'untouched' && !(await wereKeysShown(tx, orderId))
  return {
    released: isUnseen ? await takeBackKeysOfOrder(tx, orderId) : 0,
    quarantined: await withdrawKeysOfOrder(tx, orderId, `Order cancelled: ${reason}`),
  }
}
