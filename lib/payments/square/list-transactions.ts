import type { Period } from '@/lib/payments/period'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import { paymentAnswer, paymentsAnswer, refundsAnswer, type SquarePayment } from './answers'
import { askSquare, pagesOf, type SquareConfig } from './client'
import { fromMoney } from './money'
import { isRefundOf, refundStatusOf } from './outcomes'
import { isUuid } from './read-notice'

/** Whether it was the store that asked for it: at the same location others may sell, too. */
const isStores = ({ reference_id }: SquarePayment) => isUuid(reference_id)

/** Square's own list of what the store was paid and gave back in a period. @throws Error when Square does not answer, or refuses */
export async function listSquareTransactions(
  config: SquareConfig,
  { from, to }: Period,
): Promise<ProviderTransaction[]> {
  const query = {
    begin_time: from.toISOString(),
    end_time: to.toISOString(),
    location_id: config.locationId,
    limit: '100',
  }
  const found: ProviderTransaction[] = []
  const known = new Map<string, boolean>()
  for await (const { payments } of pagesOf(config, paymentsAnswer, { path: '/v2/payments', query }))
    for (const payment of payments ?? []) {
      known.set(payment.id, isStores(payment))
      if (payment.status !== 'COMPLETED' || !isStores(payment)) continue
      found.push({
        id: payment.id,
        kind: 'payment',
        payment: { transactionId: payment.id },
        isRequest: () => false,
        amount: fromMoney(payment.amount_money),
        status: 'completed',
        at: payment.created_at,
      })
    }
  for await (const { refunds } of pagesOf(config, refundsAnswer, { path: '/v2/refunds', query }))
    for (const refund of refunds ?? []) {
      const transactionId = refund.payment_id
      if (!transactionId) continue
      if (!known.has(transactionId))
        known.set(transactionId, await isOfStore(config, transactionId))
      if (!known.get(transactionId)) continue
      const became = refundStatusOf(refund)
      found.push({
        id: refund.id,
        kind: 'refund',
        payment: { transactionId },
        isRequest: isRefundOf(refund),
        amount: fromMoney(refund.amount_money),
        status: became === 'refunded' ? 'completed' : became,
        at: refund.created_at,
      })
    }
  return found
}

async function isOfStore(config: SquareConfig, paymentId: string): Promise<boolean> {
  const path = `/v2/payments/${encodeURIComponent(paymentId)}`
  const asked = await askSquare(config, paymentAnswer, { path })
  if (!asked.ok) throw new Error(asked.failure.message)
  return isStores(asked.value.payment)
}
