import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { cancelUnsent } from '@/lib/mail/outbox'
import type { CancelOrder, OrderRefund } from '@/lib/orders/admin-contracts'
import { orderForChange } from '@/lib/orders/change-order'
import { recordEvent } from '@/lib/orders/commands'
import { DELIVERY_MAILS } from '@/lib/orders/delivery-mails'
import { type OrderToRefund, REFUNDABLE_FIELDS, toOrderRefund } from '@/lib/orders/order-refund'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { settleNow, startRefund } from './refund-order'

/**
 * Cancels an order of which nothing was delivered, together with a full refund: the store keeps no
 * money for what it does not bring. The order is closed before the provider is asked, so that no key
 * leaves the store meanwhile; should the provider refuse, it stays cancelled and the refund can be
 * tried again.
 *
 * @returns the refund, `succeeded` or `pending`
 * @throws AppError `not_found`, `conflict` once something was delivered, and as refundOrder
 */
export async function cancelOrder(
  orderNumber: string,
  { refundId, reason }: CancelOrder,
  actor: Actor,
): Promise<OrderRefund> {
  const refund = await db().$transaction(
    async (tx) => {
      const order = await orderForChange(tx, orderNumber, REFUNDABLE_FIELDS)
      const known = await tx.refund.findUnique({ where: { id: refundId } })
      if (known?.orderId === order.id) return { row: known, isNew: false }
      requireOpen(order)
      const keys = await withdraw(tx, order, reason)
      await recordEvent(tx, order.id, 'cancelled', { reason, keys }, actor.username)
      await recordAudit(tx, actor, {
        action: 'order.cancel',
        entityType: 'order',
        entityId: order.orderNumber,
        before: { orderStatus: order.orderStatus },
        after: { orderStatus: 'cancelled', reason, keys },
      })
      const items = order.items.flatMap(({ id, quantity, refundedQuantity }) =>
        refundedQuantity < quantity ? [{ itemId: id, quantity: quantity - refundedQuantity }] : [],
      )
      const whole = { refundId, items, amount: everythingLeft(order), reason, message: '' }
      return startRefund(tx, order, whole, actor)
    },
    { maxWait: 20_000, timeout: 20_000 },
  )
  return refund.isNew ? settleNow(refund.row) : toOrderRefund(refund.row)
}

/** Also what a goodwill refund or a changed tax would leave over. */
const everythingLeft = ({ payment }: OrderToRefund): string =>
  (payment.capturedAmount ?? payment.refundedAmount).minus(payment.refundedAmount).toFixed(2)

function requireOpen(order: OrderToRefund): void {
  if (order.orderStatus === 'cancelled' || order.orderStatus === 'refunded')
    throw new AppError('conflict', `This order is already ${order.orderStatus}`)
  const delivered = order.items.find(({ deliveredAt }) => deliveredAt !== null)
  if (delivered || order.orderStatus === 'completed')
    throw new AppError(
      'conflict',
      `${delivered?.productName ?? 'The order'} was already delivered, so the order can not be cancelled. Refund it instead.`,
    )
}

/**
 * Closes the order, takes its unsent mails back and its keys away: keys that no mail can have shown
 * go back into the pool, others are never sold again.
 *
 * @throws AppError `conflict` while a delivery is on its way to the mail server
 */
async function withdraw(tx: Tx, order: OrderToRefund, reason: string) {
  await tx.order.update({ where: { id: order.id }, data: { orderStatus: 'cancelled' } })
  // First take back, then look: what begins to be sent in between would be missed the other way.
  await cancelUnsent(tx, order.id, DELIVERY_MAILS)
  const tried = await tx.email.findMany({
    where: { orderId: order.id, kind: { in: DELIVERY_MAILS }, attempts: { gt: 0 } },
    select: { status: true },
  })
  if (tried.some(({ status }) => status === 'sending'))
    throw new AppError(
      'conflict',
      'A delivery of this order is being mailed right now. Look again in a few minutes.',
    )
  const assigned = { orderItem: { orderId: order.id }, status: 'used' } as const
  if (tried.length === 0) {
    const { count } = await tx.productKey.updateMany({
      where: assigned,
      data: {
        status: 'available',
        orderItemId: null,
        assignedAt: null,
        paymentId: null,
        reservedUntil: null,
      },
    })
    return { released: count, quarantined: 0 }
  }
  const { count } = await tx.productKey.updateMany({
    where: assigned,
    data: {
      status: 'quarantined',
      quarantinedAt: new Date(),
      quarantineReason: `Order cancelled: ${reason}`,
    },
  })
  return { released: 0, quarantined: count }
}
