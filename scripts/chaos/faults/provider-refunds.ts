import { toCents } from '@/lib/core/money'
import { providerAmount } from '@/lib/payments/provider-amount'
import { toMinorUnits } from '@/lib/payments/stripe/minor-units'
import type { SimulatorUrls } from '../../lib/simulators'
import { chargeable } from '../currency'
import { control, type Taken } from '../providers'
import type { Fault } from './fault'

type Payment = { provider: Taken['provider']; id: string; left: string; currency: string }

/** The provider's simulator, and what it is told. @param amount in units of the currency */
function refundAt(
  { paypal, authorizeNet, stripe, square, klarna }: SimulatorUrls,
  { provider, id, currency }: Payment,
  amount: number,
): [url: string, body: object] {
  switch (provider) {
    case 'paypal': {
      const value = providerAmount(amount.toFixed(2), currency)
      return [paypal, { captureId: id, amount: { currency_code: currency, value } }]
    }
    case 'stripe': {
      const cents = Math.round(amount * 100)
      return [stripe, { payment_intent: id, amount: toMinorUnits({ cents, currency }) }]
    }
    case 'square':
      return [square, { payment_id: id, amount: Math.round(amount * 100) }]
    case 'klarna':
      return [klarna, { order: id, amount: Math.round(amount * 100) }]
    case 'authorize_net':
      return [authorizeNet, { transactionId: id, amount }]
  }
}

/** Somebody gives money back at a provider, past the store. */
export const providerRefunds: Fault = {
  name: 'provider-refunds',
  every: 3,
  async strike({ sql, simulators }, draw) {
    const { rows } = await sql
      .query<Payment>(
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
    const [url, body] = refundAt(simulators, payment, amount)
    await control(url, '__happen', { what: 'refund', ...body })
    // A charge that has not settled can't be given back, but cancelled.
    if (share === 1 && payment.provider === 'authorize_net')
      await control(url, '__happen', { what: 'void', ...body })
    return `${amount.toFixed(2)} ${payment.currency} of ${payment.provider} ${payment.id}`
  },
}
