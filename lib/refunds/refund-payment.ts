import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { lockPayment } from '@/lib/payments/locks'
import { providerOf } from '@/lib/payments/providers'
import { findPayment } from '@/lib/payments/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { CancelOrder, OrderRefund } from './admin-contracts'
import { findRefund, orderIdOfPayment, refundsUnderWay, toOrderRefund, toRefund } from './queries'
import type { Refund } from './refund'
import { leftParts, sumOfParts } from './refund-amounts'
import { dependsOnRefund } from './refund-outcome'
import { refundFailed, settleNow } from './settle-refund'

/**
 * Refunds the whole of a captured payment that no order was made for. As for an order's refund, it is
 * stored first, repeated calls refund once, and without a response it stays pending.
 *
 * @throws AppError `not_found`; `conflict` when an order was made for it, or its money went back; and as
 *   refundOrder
 */
export async function refundPayment(
  paymentId: string,
  request: CancelOrder,
  actor: Actor,
): Promise<OrderRefund> {
  const { refund, isNew } = await db().$transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const earlier = await findRefund(request.refundId, tx)
    if (earlier?.paymentId === paymentId) return { refund: earlier, isNew: false }
    if (earlier) throw new AppError('conflict', say('refunds.refundIdUsed'))
    return { refund: await startRefund(tx, paymentId, request, actor), isNew: true }
  })
  if (isNew) return settleNow(refund)
  if (refund.status === 'failed') throw refundFailed(refund.failure ?? say('refunds.failed'))
  return toOrderRefund(refund)
}

async function startRefund(
  tx: Tx,
  paymentId: string,
  { refundId, reason }: CancelOrder,
  actor: Actor,
): Promise<Refund> {
  const payment = await findPayment(paymentId, tx)
  if (!payment) throw new AppError('not_found', say('payments.unknown'))
  if ((await orderIdOfPayment(paymentId, tx)) !== null)
    throw new AppError('conflict', say('refunds.refundTheOrder'))
  if ((await refundsUnderWay(tx, paymentId)) !== null)
    throw new AppError('conflict', say('refunds.paymentRefundUnsettled'))
  const parts = leftParts(payment, null)
  const left = sumOfParts(parts)
  if (payment.captured === null || payment.providerTransactionId === null)
    throw new AppError('conflict', say('payments.nothingCaptured'))
  if (left === 0) throw new AppError('conflict', say('refunds.paymentRefundedInFull'))
  await providerOf(payment).requireAccount(payment)
  const amount = toDecimal(left)
  const row = await tx.refund.create({
    data: {
      id: refundId.toLowerCase(),
      paymentId,
      amount,
      giftCardAmount: toDecimal(parts.giftCardCents),
      currency: payment.captured.currency,
      reason,
      username: actor.username,
    },
  })
  await recordAudit(tx, actor, {
    action: 'payment.refund',
    dependsOn: dependsOnRefund(row.id),
    entityType: 'payment',
    entityId: paymentId,
    before: { refundedAmount: toDecimal(payment.refundedCents) },
    after: { refundId: row.id, amount, reason },
  })
  return toRefund(row)
}
