import { toCents } from '@/lib/core/money'
import { providerAmount } from '@/lib/payments/provider-amount'
import { chargeable } from '../currency'
import { control } from '../providers'
import type { Fault } from './fault'

/** Somebody gives money back at a provider, past the store. */
export const providerRefunds: Fault = {
  name: 'provider-refunds',
  every: 3,
  async strike({ sql, simulators }, draw) {
    const { rows } = await sql
      .query<{ provider: 'paypal' | 'authorize_net'; id: string; left: string; currency: string }>(
        `SELECT p."provider", p."providerTransactionId" AS "id",
                (p."capturedAmount" - p."refundedAmount")::text AS "left", p."currency"
         FROM "Payment" p JOIN "Order" o ON o."paymentId" = p."id"
         WHERE p."status" IN ('captured', 'partially_refunded') AND p."providerTransactionId" IS NOT NULL
           AND p."provider" <> 'gift_card' AND p."capturedAmount" > p."refundedAmount"
         ORDER BY md5(p."id"::text || $1) LIMIT 1`,
        [String(draw.next())],
      )
      // PostgreSQL may be away.
      .catch(() => ({ rows: [] }))
    const [payment] = rows
    if (!payment) return 'nobody had paid'
    const share = draw.chance(0.4) ? 1 : draw.next()
    const amount = chargeable(toCents(payment.left) * share, payment.currency) / 100
    const [url, body] =
      payment.provider === 'paypal'
        ? [
            simulators.paypal,
            {
              captureId: payment.id,
              amount: {
                currency_code: payment.currency,
                value: providerAmount(amount.toFixed(2), payment.currency),
              },
            },
          ]
        : [simulators.authorizeNet, { transactionId: payment.id, amount }]
    await control(url, '__happen', { what: 'refund', ...body })
    // A charge that has not settled can't be given back, but cancelled.
    if (share === 1 && payment.provider === 'authorize_net')
      await control(url, '__happen', { what: 'void', ...body })
    return `${amount.toFixed(2)} ${payment.currency} of ${payment.provider} ${payment.id}`
  },
}
