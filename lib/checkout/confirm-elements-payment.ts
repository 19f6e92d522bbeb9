import 'server-only'
import { env } from '@/lib/core/env'
import { say } from '@/lib/core/server-text'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/paths'
import type { ConfirmationResult, ConfirmPayment } from '@/lib/payments/contracts'
import type { Confirmation, GatewayFailure } from '@/lib/payments/gateway'
import { payerMarks } from '@/lib/payments/payer-marks'
import type { ElementsProvider } from '@/lib/payments/provider'
import { recordSettlement } from '@/lib/payments/record-settlement'
import { requireOffered } from '@/lib/payments/require-offered'
import { settlementOfConfirmation } from '@/lib/payments/settlement'
import { captchaState } from '@/lib/plugins/captcha/verify-captcha'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import { alertOwnerOfDeclines } from './alert-owner-of-declines'
import { describeItems } from './describe-items'
import { answerOfEarlier, approved, declined, held } from './payment-answers'
import { failureToError } from './payment-errors'
import { requireAttemptAllowed } from './require-attempt-allowed'
import { pageOfSession } from './return-pages'
import { type PaymentStart, startPayment } from './start-payment'

/** Who pays, as far as the server knows. */
export type ElementsCaller = { sessionId: string; address: string; agent: string; host: string }

/**
 * Pays a session's cart by a token that the provider's fields in the browser made. Keys, the coupon's use and the gift
 * card's part are taken before the provider is asked. Declines are counted like those of cards.
 *
 * @param page where the payer comes back to from his bank's page, which then finishes what it began
 * @returns approved, declined, pending where it is known later whether the money comes, or `action_needed` where the
 *   payer has to do more in the browser; then the payment is in progress until finishElementsPayment, or the reconciler,
 *   hears from the provider what came of it
 * @throws AppError as startPayment and requireAttemptAllowed, `invalid` for a token of no use, `provider_error` when there
 *   was no answer
 */
export async function confirmElementsPayment(
  provider: ElementsProvider,
  { token, captchaToken, ...request }: ConfirmPayment & Pick<PaymentStart, 'isExpress' | 'country'>,
  { sessionId, address, agent, host }: ElementsCaller,
  page = paymentPage(request.locale, sessionId),
): Promise<ConfirmationResult> {
  const { currency } = await sellingOrBase(request.currency)
  const { mode } = await requireOffered(provider, currency)
  const payer = payerMarks({ sessionId, address, agent, card: null })
  const captcha = await captchaState('checkout', { captchaToken, address, hostname: host })
  const payment = await startPayment({
    ...request,
    currency,
    provider: provider.id,
    providerAccount: await provider.accountIn?.(currency),
    status: 'processing',
    payer,
    mode,
    requireAllowed: (tx) => requireAttemptAllowed(tx, payer, captcha),
  })
  if (payment.status === 'captured' || payment.status === 'held')
    return done(answerOfEarlier(provider, payment))
  const confirmation = await provider.confirm(payment, {
    token,
    returnUrl: page,
    description: describeItems(payment),
    customer: request.customer && { email: request.customer.email, name: request.customer.name },
  })
  await recordSettlement(payment, settlementOfConfirmation(confirmation))
  if (!confirmation.ok && confirmation.reason === 'declined') await alertOwnerOfDeclines()
  return answerTo(confirmation)
}

/** In the payer's language. */
function paymentPage(language: string | undefined, sessionId: string | null): string {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  return `${env().SITE_URL}${getPathname({ href: pageOfSession(sessionId, '/checkout/payment'), locale })}`
}

function answerTo(confirmation: Confirmation | GatewayFailure): ConfirmationResult {
  if (!confirmation.ok) {
    if (confirmation.reason === 'declined')
      return done(declined(confirmation.message, confirmation.providerCode))
    throw failureToError(confirmation, say('checkout.processingFailed'))
  }
  const { transactionId } = confirmation
  if (confirmation.status === 'action_needed')
    return {
      status: 'action_needed',
      transactionId,
      cardType: null,
      lastFour: null,
      messageText: '',
      clientSecret: confirmation.clientSecret,
    }
  const { cardType = null, lastFour = null } = confirmation
  const details = { transactionId, cardType, lastFour }
  return done((confirmation.status === 'captured' ? approved : held)(details))
}

const done = (answer: ReturnType<typeof approved>): ConfirmationResult => ({
  ...answer,
  clientSecret: null,
})
