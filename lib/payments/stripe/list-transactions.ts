import type { Period } from '@/lib/payments/period'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import { intentSchema, refundSchema, timeOf } from './answers'
import { type StripeConfig, stripeClient } from './client'
import { fromMinorUnits } from './minor-units'
import { REFUND_STATUS } from './outcomes'

/** What of Stripe's list is the store's book: amounts as they were charged, not as they were paid out. */
const between = ({ from, to }: Period) => ({
  created: { gte: seconds(from), lt: seconds(to) },
  limit: 100,
})
const seconds = (time: Date) => Math.ceil(time.getTime() / 1000)

/** Stripe's own list of what was paid and given back in a period. @throws Error when Stripe does not answer, or refuses */
export async function listStripeTransactions(
  config: StripeConfig,
  period: Period,
): Promise<ProviderTransaction[]> {
  const stripe = await stripeClient(config)
  const found: ProviderTransaction[] = []
  for await (const listed of stripe.paymentIntents.list(between(period))) {
    const { id, amount_received, currency, status } = intentSchema.parse(listed)
    if (status !== 'succeeded') continue
    found.push({
      id,
      kind: 'payment',
      payment: { transactionId: id },
      isRequest: () => false,
      amount: fromMinorUnits(amount_received, currency),
      status: 'completed',
      at: timeOf(listed.created),
    })
  }
  for await (const listed of stripe.refunds.list(between(period))) {
    const { id, amount, currency, status, created, payment_intent, metadata } =
      refundSchema.parse(listed)
    if (!payment_intent) continue
    const became = REFUND_STATUS[status ?? ''] ?? 'pending'
    found.push({
      id,
      kind: 'refund',
      payment: { transactionId: payment_intent },
      isRequest: (refundId) => refundId === metadata?.refundId,
      amount: fromMinorUnits(amount, currency),
      status: became === 'refunded' ? 'completed' : became,
      at: timeOf(created),
    })
  }
  return found
}
