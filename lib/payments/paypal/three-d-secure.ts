import type { PayerAuthentication } from '@/lib/payments/payer-authentication'

/**
 * What to do with an order whose card was asked for: take the money, have the shopper try again, or have him pay otherwise.
 */
export type CardAction = 'capture' | 'try_again' | 'pay_otherwise'

const SHIFTED: ReadonlySet<string> = new Set(['POSSIBLE', 'YES'])

/** The card, or its bank, takes no part: nobody could be asked, so the bank decides without that. */
const TAKES_NO_PART: ReadonlySet<string> = new Set(['N', 'U', 'B'])

/** The bank says that it is not its customer. */
const REFUSED: ReadonlySet<string> = new Set(['N', 'R'])

/**
 * Whether the money of a card may be taken, by PayPal's table of recommended actions. What it does not have is not taken.
 * https://developer.paypal.com/v5/expanded/3d-secure/response-parameters
 *
 * @param authentication `null` where nobody was asked, since no rule requires it of this card
 */
export function cardActionOn(authentication: PayerAuthentication | null): CardAction {
  if (authentication === null) return 'capture'
  const { liabilityShift, enrolment, status } = authentication
  if (status !== null && REFUSED.has(status)) return 'pay_otherwise'
  if (liabilityShift !== null && SHIFTED.has(liabilityShift)) return 'capture'
  const takesNoPart = enrolment !== null && TAKES_NO_PART.has(enrolment) && status === null
  return takesNoPart && liabilityShift === 'NO' ? 'capture' : 'try_again'
}
