import 'server-only'
import { say } from '@/lib/core/server-text'
import type { CardPayment, CardPaymentResult } from '@/lib/payments/contracts'
import type { CardCharge, GatewayFailure } from '@/lib/payments/gateway'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { Payment } from '@/lib/payments/payment'
import { cardProvider } from '@/lib/payments/providers'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { requireOffered } from '@/lib/payments/require-offered'
import { settlementOfCharge } from '@/lib/payments/settlement'
import { captchaState } from '@/lib/plugins/turnstile/verify-captcha'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { alertOwnerOfDeclines } from './alert-owner-of-declines'
import { cardOf } from './card-of'
import { describeItems } from './describe-items'
import { alreadyPaid, failureToError } from './payment-errors'
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
  request: CardPayment,
  { sessionId, address, agent, host }: Caller,
): Promise<CardPaymentResult> {
  const { currency } = await sellingOrBase(request.currency)
  const { mode, acceptJs } = await requireOffered(cardProvider, currency)
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
    provider: cardProvider.id,
    status: 'processing',
    payer,
    mode,
    requireAllowed: (tx) => requireAttemptAllowed(tx, payer, captcha),
  })
  if (payment.status === 'captured' || payment.status === 'held') return answerOfEarlier(payment)
  const charge = await cardProvider.charge(payment, card, {
    description: describeItems(payment),
    customer: request.customer && { email: request.customer.email, name: request.customer.name },
  })
  await recordSettlement(payment, settlementOfCharge(charge))
  if (!charge.ok && charge.reason === 'declined') await alertOwnerOfDeclines()
  return answerTo(charge)
}

/** A second tab or a repeated click after a charge gets the first answer, not a second charge. */
function answerOfEarlier(payment: Payment): CardPaymentResult {
  if (payment.provider !== cardProvider.id) throw alreadyPaid()
  return (payment.status === 'captured' ? approved : held)({
    transactionId: payment.providerTransactionId,
    cardType: payment.card?.type ?? null,
    lastFour: payment.card?.lastFour ?? null,
  })
}

function answerTo(charge: CardCharge | GatewayFailure): CardPaymentResult {
  if (charge.ok) {
    const { transactionId, cardType, lastFour } = charge
    return (charge.status === 'approved' ? approved : held)({ transactionId, cardType, lastFour })
  }
  if (charge.reason !== 'declined') throw failureToError(charge, say('checkout.processingFailed'))
  return {
    status: 'declined',
    transactionId: null,
    cardType: null,
    lastFour: null,
    messageText: charge.message,
  }
}

type ChargeDetails = Pick<CardPaymentResult, 'transactionId' | 'cardType' | 'lastFour'>

const approved = (details: ChargeDetails): CardPaymentResult => ({
  status: 'approved',
  ...details,
  messageText: 'This transaction has been approved.',
})

const held = (details: ChargeDetails): CardPaymentResult => ({
  status: 'pending',
  ...details,
  messageText:
    'Your payment is being reviewed. You do not need to pay again: if it is approved, your order will arrive by e-mail.',
})
