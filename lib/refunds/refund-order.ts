import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Actor } from '@/lib/staff/audit'
import type { OrderRefund, RefundOrder } from './admin-contracts'
import { orderToRefund } from './order-to-refund'
import { findRefund, toOrderRefund } from './queries'
import type { Refund } from './refund'
import { refundFailed, settleNow } from './settle-refund'
import { startRefund } from './start-refund'

/**
 * Refunds an order, fully or partially, through the provider that took the money. The refund is stored
 * first and its id is the provider's idempotency key, so repeated or interrupted calls refund only
 * once. Without a response it stays pending; the reconciler settles it.
 *
 * @returns the refund, `succeeded` or `pending`
 * @throws AppError `not_found`; `conflict` when this refund is not possible, or the provider refuses;
 *   `provider_error` when the provider could not be reached and nothing was refunded
 */
export async function refundOrder(
  orderNumber: string,
  request: RefundOrder,
  actor: Actor,
): Promise<OrderRefund> {
  const { refund, isNew } = await db().$transaction(async (tx) => {
    const order = await orderToRefund(tx, orderNumber)
    const earlier = await earlierRefund(tx, request, order.id)
    return earlier
      ? { refund: earlier, isNew: false }
      : { refund: await startRefund(tx, order, request, actor), isNew: true }
  })
  if (isNew) return settleNow(refund)
  if (refund.status === 'failed') throw refundFailed(refund.failure ?? say('refunds.failed'))
  return toOrderRefund(refund)
}

/** A second click or a repeated request finds the refund of the first. */
async function earlierRefund(
  tx: Tx,
  { refundId }: RefundOrder,
  orderId: number,
): Promise<Refund | null> {
  const refund = await findRefund(refundId, tx)
  if (refund && refund.orderId !== orderId)
    throw new AppError('conflict', say('refunds.refundIdUsed'))
  return refund
}
