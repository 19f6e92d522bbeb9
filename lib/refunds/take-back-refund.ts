import 'server-only'
import { releaseFromRefund } from '@/lib/cart/gift-cards/undo-sale'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { orderForChange } from '@/lib/orders/order-for-change'
import { recordEvent } from '@/lib/orders/record-event'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { OrderRefund } from './admin-contracts'
import { findRefund, refundById, toOrderRefund } from './queries'
import { recordRefundOutcome } from './refund-outcome'
import { moveRefund } from './transition'

/**
 * Takes back a refund that waits for the settlement of the charge: it is never made. Repeated calls take it back once.
 *
 * @throws AppError `not_found`; `conflict` once the provider was asked for it
 */
export async function takeBackRefund(
  orderNumber: string,
  refundId: string,
  actor: Actor,
): Promise<OrderRefund> {
  const refund = await db().$transaction(async (tx) => {
    const order = await orderForChange(tx, orderNumber)
    const refund = await findRefund(refundId, tx)
    if (refund?.orderId !== order.id) throw new AppError('not_found', say('refunds.unknown'))
    if (refund.status === 'withdrawn') return refund
    if (!(await moveRefund(tx, refundId, 'take_back', {})))
      throw new AppError('conflict', say('refunds.notWaiting'))
    await releaseFromRefund(tx, refundId)
    await recordRefundOutcome(tx, refundId, 'withdrawn')
    const amount = toDecimal(refund.amount.cents)
    await recordEvent(tx, order.id, 'refund_taken_back', { refundId, amount }, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.take_back_refund',
      entityType: 'order',
      entityId: orderNumber,
      after: { refundId, amount },
    })
    return refundById(refundId, tx)
  })
  return toOrderRefund(refund)
}
