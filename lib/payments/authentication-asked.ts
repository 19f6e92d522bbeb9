/** Why a card is not to be tried again as it is, in the answers of the store. */
export const AUTHENTICATION_REQUIRED = 'authentication_required'

/**
 * Codes of declines by which the bank of a card says that it wants to ask its customer first (strong customer authentication).
 * The same card is declined again, unless somebody asks him; a wallet does that itself.
 */
export const AUTHENTICATION_CODES = [
  // Of Stripe, and of Authorize.Net as the store reads it.
  'authentication_required',
  // Of Square.
  'CARD_DECLINED_VERIFICATION_REQUIRED',
  // Of cards by PayPal.
  'DECLINED_SCA_REQUIRED',
] as const

const CODES: ReadonlySet<string> = new Set(AUTHENTICATION_CODES)

/** Whether a payment was declined because its payer's bank wants to ask him. @param code the provider's */
export const isAuthenticationAsked = (code: string | null | undefined): boolean =>
  typeof code === 'string' && CODES.has(code)
