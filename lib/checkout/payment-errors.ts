import 'server-only'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { GatewayFailure } from '@/lib/payments/gateway'

const NOT_CONFIRMED =
  'We have not heard back from the payment provider. Please do not pay again: we are checking, and if your payment went through your order will arrive by e-mail within a few minutes.'

/** The answer to another payment for a cart that is already paid. */
export const alreadyPaid = () =>
  new AppError('cart_changed', 'This cart was already paid for. Nothing was charged again.')

/**
 * The shopper's answer when a provider did not take the money.
 *
 * @param fallback used when the provider has no message for shoppers
 */
export function failureToError(failure: GatewayFailure, fallback: string): AppError {
  log.warn(
    { reason: failure.reason, code: failure.providerCode },
    'payment provider did not succeed',
  )
  if (failure.reason === 'unknown') return new AppError('provider_error', NOT_CONFIRMED)
  if (failure.reason === 'declined') return new AppError('payment_required', failure.message)
  if (failure.reason === 'invalid') return new AppError('invalid', failure.message || fallback)
  if (failure.reason === 'unusable_nonce') return invalidField('opaqueData', failure.message)
  return new AppError('provider_error', fallback)
}
