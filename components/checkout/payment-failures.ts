import { HttpError, isApiError } from '@/lib/http/client'
import { AUTHENTICATION_REQUIRED } from '@/lib/payments/authentication-asked'

/** The message for a failed payment: for conflicts and rate limits, the server's own. */
export function paymentErrorText(error: unknown, otherwise: string): string {
  const isExplained = isConflict(error) || isApiError(error, 'rate_limited')
  return (isExplained && error.serverMessage) || otherwise
}

/** Whether the purchase can't be paid as it is, whichever of the codes says why. */
export const isConflict = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 409

/** Whether an earlier payment of this cart is still in progress. */
export const isInProgress = ({ code }: HttpError) => code === 'payment_in_progress'

/** Whether the store takes no payment of this buyer. */
export const isRefused = (error: unknown): boolean => isApiError(error, 'payment_refused')

/** Whether the provider or the bank declined, of which the server says why. */
export const isDeclined = (error: unknown): error is HttpError =>
  isApiError(error, 'payment_required')

/** Whether so many cards were declined that the shopper has to wait. */
export const isDeclinedOften = (error: unknown): boolean =>
  isApiError(error, 'rate_limited') && error.detail('reason') === 'declined_often'

const isAbout = (field: string) => (error: unknown) =>
  error instanceof HttpError && error.issues.some(({ path }) => path === field)

/** Whether the shopper has to pass a security check first. */
export const isAboutCaptcha = isAbout('captchaToken')

/** Whether the card's bank has just wanted to ask its customer, so that it was not asked again. */
export const isAskedForByBank = (error: unknown): boolean =>
  isApiError(error, 'payment_required') && error.detail('reason') === AUTHENTICATION_REQUIRED

/** Whether a nonce was used before, has expired, or is unknown. */
export const isAboutNonce = isAbout('opaqueData')
