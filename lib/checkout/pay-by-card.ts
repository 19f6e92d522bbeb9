import 'server-only'
import { say } from '@/lib/core/server-text'
import type { CardPayment, CardPaymentResult } from '@/lib/payments/contracts'
import type { CardCharge, GatewayFailure } from '@/lib/payments/gateway'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { CardProvider } from '@/lib/payments/provider'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { requireOffered } from '@/lib/payments/require-offered'
import { settlementOfCharge } from '@/lib/payments/settlement'
import { captchaState } from '@/lib/plugins/captcha/verify-captcha'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { alertOwnerOfDeclines } from './alert-owner-of-declines'
import { cardOf } from './card-of'
import { describeItems } from './describe-items'
import { answerOfEarlier, approved, declined, held } from './payment-answers'
import { failureToError } from './payment-errors'
import { requireAttemptAllowed } from './require-attempt-allowed'
import { startPayment } from './start-payment'

/** Who pays, as far as the server knows. */
type Caller = { sessionId: string | null; address: string; agent: string; host: string }

/**
 * Charges a card for a session's cart. Declines are counted: whoever tries out cards has to wait longer
 * each time, or to prove to be a person.
 *
 * @returns approved, declined, or pending for a charge that the provider holds for review
 * @throws AppError as startPayment and requireAttemptAllowed, `invalid` for card data or a nonce that is
 *   of no use, `conflict` for the one where the store takes the other, `provider_error` when there was no
 *   answer
 */
export async function payByCard(
  provider: CardProvider,
  request: CardPayment,
  { sessionId, address, agent, host }: Caller,
): Promise<CardPaymentResult> {
  const { currency } = await sellingOrBase(request.currency)
  const { mode, acceptJs } = await requireOffered(provider, currency)
  const card = cardOf(request, { isTokenised: acceptJs !== null, now: new Date() })
  const payer = payerMarks({ sessionId, address, agent, card })
  const captcha = await captchaState('checkout', {
    captchaToken: request.captchaToken,
    address,
    hostname: host,
  })
  const payment = await startPayment({
    ...request,
    currency,
    provider: provider.id,
    status: 'processing',
    payer,
    mode,
    requireAllowed: (tx) => requireAttemptAllowed(tx, payer, captcha),
  })
  if (payment.status === 'captured' || payment.status === 'held')
    return answerOfEarlier(provider, payment)
  const charge = await provider.charge(payment, card, {
    description: describeItems(payment),
    customer: request.customer && { email: request.customer.email, name: request.customer.name },
  })
  await recordSettlement(payment, settlementOfCharge(charge))
  if (!charge.ok && charge.reason === 'declined') await alertOwnerOfDeclines()
  return answerTo(charge)
}

function answerTo(charge: CardCharge | GatewayFailure): CardPaymentResult {
  if (charge.ok) {
    const { transactionId, cardType, lastFour } = charge
    return (charge.status === 'approved' ? approved : held)({ transactionId, cardType, lastFour })
  }
  if (charge.reason !== 'declined') throw failureToError(charge, say('checkout.processingFailed'))
  return declined(charge.message, charge.providerCode)
}
