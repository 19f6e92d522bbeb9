import 'server-only'
import { returnParts } from '@/lib/cart/gift-cards/card-uses'
import type { Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { cancelUnsent } from '@/lib/mail/cancel-unsent'
import { mailOwner } from '@/lib/mail/mail-owner'
import { queueMail } from '@/lib/mail/queue-mail'
import { DELIVERY_MAILS } from '@/lib/orders/delivery-mails'
import { publishOrderEvent } from '@/lib/orders/publish-order-event'
import { orderById } from '@/lib/orders/queries'
import { recordOrderRefund } from '@/lib/orders/record-refund'
import { paymentById } from '@/lib/payments/queries'
import { recordRefunded } from '@/lib/payments/record-refunded'
import { addJob } from '@/lib/platform/jobs'
import { orderRefundedJob } from './jobs'
import { toRefund } from './queries'
import type { Refund } from './refund'
import { leftParts } from './refund-amounts'
import { recordRefundOutcome } from './refund-outcome'
import { moveRefund, moveRefundRequest } from './transition'

/**
 * Moves a refund to succeeded, with all consequences, once. Runs in a transaction that holds the locks
 * of payment and order.
 */
export async function applyRefund(tx: Tx, refund: Refund, providerRefundId: string): Promise<void> {
  const done = { providerRefundId, failureMessage: null }
  if (!(await moveRefund(tx, refund.id, 'succeed', done))) return
  await recordRefundOutcome(tx, refund.id, 'done')
  await applyConsequences(tx, await withoutReturned(tx, refund))
}

/**
 * A refund that was said to have failed may have been made after all, while another one gave the gift card its part: then
 * that is not given a second time.
 */
async function withoutReturned(tx: Tx, refund: Refund): Promise<Refund> {
  const left = leftParts(await paymentById(refund.paymentId, tx), null).giftCardCents
  const excess = refund.giftCardCents - left
  if (excess <= 0) return refund
  const row = await tx.refund.update({
    where: { id: refund.id },
    data: {
      amount: toDecimal(refund.amount.cents - excess),
      giftCardAmount: toDecimal(left),
    },
  })
  return toRefund(row)
}

/** What follows from a refund that was just recorded as succeeded. Runs under the same locks. */
export async function applyConsequences(tx: Tx, refund: Refund): Promise<void> {
  const { orderId, paymentId } = refund
  const { giftCardCents } = refund
  await returnParts(tx, paymentId, giftCardCents)
  const isWhole = await recordRefunded(tx, paymentId, refund.amount.cents - giftCardCents)
  if (orderId !== null) await applyToOrder(tx, { ...refund, orderId }, isWhole)
  if (refund.origin !== 'store') await tellOwner(tx, 'owner_provider_refund', refund)
  else if (refund.waitingSince !== null) await tellOwner(tx, 'owner_waiting_refund', refund)
}

async function applyToOrder(
  tx: Tx,
  refund: Refund & { orderId: number },
  isWhole: boolean,
): Promise<void> {
  const { id, orderId } = refund
  const amount = toDecimal(refund.amount.cents)
  await recordOrderRefund(tx, orderId, {
    refundId: id,
    amount,
    isWhole,
    items: refund.items,
    reason: refund.reason,
    username: refund.username,
  })
  if (isWhole) await cancelUnsent(tx, orderId, DELIVERY_MAILS)
  if (refund.refundRequestId !== null)
    await moveRefundRequest(tx, refund.refundRequestId, 'accept', refund.message || null)
  await publishOrderEvent(tx, {
    type: 'order.refunded',
    orderId,
    once: id,
    refundedAmount: amount,
  })
  await addJob(tx, orderRefundedJob, { orderId }, `order-refunded:${id}`)
  // Whoever disputed a payment knows that the money is back.
  if (refund.origin !== 'reversal') await tellBuyer(tx, id, orderId)
}

async function tellBuyer(tx: Tx, refundId: string, orderId: number): Promise<void> {
  const order = await orderById(orderId, tx)
  await queueMail(tx, {
    kind: 'refund_made',
    dedupeKey: `refund:${refundId}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId,
    payload: { refundId },
  })
}

async function tellOwner(
  tx: Tx,
  kind: 'owner_provider_refund' | 'owner_waiting_refund',
  { id, orderId }: Refund,
): Promise<void> {
  await mailOwner(tx, {
    kind,
    dedupeKey: `provider-refund:${id}`,
    orderId: orderId ?? undefined,
    payload: { refundId: id },
  })
}
