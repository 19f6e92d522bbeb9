import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toDecimal } from '@/lib/core/money'
import { orderById } from '@/lib/orders/queries'
import type { Payment } from '@/lib/payments/payment'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import type { ProviderRefund } from '@/lib/payments/provider-notice'
import { paymentById } from '@/lib/payments/queries'
import { applyConsequences, applyRefund } from './apply-refund'
import { inferItems } from './infer-items'
import { lockForRefund } from './lock-for-refund'
import { isTaxRefunded, orderIdOfPayment, refundsOfPayment, toRefund } from './queries'
import type { Refund } from './refund'
import { leftCents, leftParts } from './refund-amounts'
import { moveRefund } from './transition'

/** What became of a refund that a provider told of. */
export type RecordedProviderRefund = 'recorded' | 'known' | 'not_made'

/**
 * Records a refund that a provider tells of, once, however often and in whatever order it is told: the
 * store's own one, whose answer was lost or is still on its way, or one that was made at the provider.
 *
 * @param payment captured
 * @throws Error when the payment does not hold that much money
 */
export async function recordProviderRefund(
  payment: Payment,
  found: ProviderRefund,
): Promise<RecordedProviderRefund> {
  const orderId = await orderIdOfPayment(payment.id)
  return db().$transaction(async (tx) => {
    await lockForRefund(tx, { orderId, paymentId: payment.id })
    const refunds = await refundsOfPayment(payment.id, tx)
    const known =
      refunds.find(({ providerRefundId }) => providerRefundId === found.providerRefundId) ??
      refunds.find((refund) => isAnsweredBy(refund, found, payment))
    if (known) return continueKnown(tx, known, found)
    if (found.status === 'failed') return 'not_made'
    const refund = await insertProviderRefund(tx, payment.id, orderId, found)
    if (refund.status === 'succeeded') await applyConsequences(tx, refund)
    return 'recorded'
  })
}

/** Whether a provider's refund is the one that the store asked for and has not heard of since. */
function isAnsweredBy(refund: Refund, found: ProviderRefund, { captured }: Payment): boolean {
  if (refund.providerRefundId !== null || refund.status === 'succeeded') return false
  if (found.isRequest(refund.id)) return true
  // The whole charge was cancelled: of a refund of all of it, of which there is one at most, or by somebody else.
  const isWhole = refund.amount.cents - refund.giftCardCents === captured?.cents
  return found.amount === null && refund.status === 'pending' && isWhole
}

async function continueKnown(
  tx: Tx,
  known: Refund,
  { providerRefundId, status }: ProviderRefund,
): Promise<RecordedProviderRefund> {
  if (known.status === 'succeeded') return 'known'
  if (status === 'refunded') {
    await applyRefund(tx, known, providerRefundId)
    return 'recorded'
  }
  // A failed one is settled by whoever asks the provider again.
  if (status === 'pending') await moveRefund(tx, known.id, 'accept', { providerRefundId })
  return 'known'
}

async function insertProviderRefund(
  tx: Tx,
  paymentId: string,
  orderId: number | null,
  { amount, isReversal, providerRefundId, status }: ProviderRefund,
): Promise<Refund> {
  const payment = await paymentById(paymentId, tx)
  // What a gift card paid is none of the provider's.
  const { providerCents: left, giftCardCents } = leftParts(payment, null)
  const cents = amount?.cents ?? left
  if (cents > left)
    throw new Error(
      `${toDecimal(cents)} went back at the provider, but only ${toDecimal(left)} of payment ${paymentId} are left`,
    )
  const isAll = cents === left && giftCardCents === 0
  const items = orderId === null || isAll ? [] : await itemsOf(tx, orderId, payment, cents)
  const provider = PROVIDER_NAMES[payment.provider]
  return toRefund(
    await tx.refund.create({
      data: {
        id: newId(),
        paymentId,
        orderId,
        amount: toDecimal(cents),
        currency: payment.captured?.currency ?? payment.currency,
        // The store's own one may be pending at the same time; of those there is one at most.
        status: status === 'refunded' ? 'succeeded' : 'pending',
        origin: isReversal ? 'reversal' : 'provider',
        items,
        reason: isReversal ? `Taken back by ${provider}` : `Refunded at ${provider}`,
        providerRefundId,
        username: provider,
      },
    }),
  )
}

async function itemsOf(tx: Tx, orderId: number, payment: Payment, cents: number) {
  const order = await orderById(orderId, tx)
  const taxCents = (await isTaxRefunded(tx, payment.id)) ? 0 : order.taxCents
  return inferItems({ ...order, taxCents, leftCents: leftCents(payment, null) }, cents)
}
