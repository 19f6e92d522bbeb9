import 'server-only'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { unpacked } from '@/lib/core/packed-text'
import { type ServerText, say } from '@/lib/core/server-text'
import { AUTHENTICATION_REQUIRED, isAuthenticationAsked } from '@/lib/payments/authentication-asked'
import type { GatewayFailure } from '@/lib/payments/gateway'

/** The answer to a card whose bank wants to ask its customer, which is of no use before that. */
export const bankAsks = () =>
  new AppError('payment_required', say('checkout.bankAsks'), {
    details: { reason: AUTHENTICATION_REQUIRED },
  })

/** The answer to another payment for a cart that is already paid. */
export const alreadyPaid = () => new AppError('cart_changed', say('checkout.paidAlready'))

/**
 * The shopper's answer when a provider did not take the money.
 *
 * @param fallback used when the provider has no message for shoppers
 */
export function failureToError(failure: GatewayFailure, fallback: ServerText): AppError {
  log.warn(
    { reason: failure.reason, code: failure.providerCode },
    'payment provider did not succeed',
  )
  if (failure.reason === 'unknown')
    return new AppError('provider_error', say('checkout.notConfirmed'))
  const said = unpacked(failure.message)
  if (failure.reason === 'declined')
    return isAuthenticationAsked(failure.providerCode)
      ? bankAsks()
      : new AppError('payment_required', said)
  if (failure.reason === 'invalid')
    return new AppError('invalid', failure.message ? said : fallback)
  if (failure.reason === 'unusable_nonce') return invalidField('opaqueData', said)
  return new AppError('provider_error', fallback)
}
