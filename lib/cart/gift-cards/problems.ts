/** Why a gift card is refused, or pays nothing of a cart. */
export const GIFT_CARD_PROBLEMS = [
  'unknown',
  'expired',
  'used_up',
  /** Its balance is another one than when the payment began. */
  'changed',
  'only_gift_cards',
  /** Less is left on it than the smallest amount of what is charged in. */
  'too_little',
  /** The cart has as many as it may have. */
  'too_many',
] as const
export type GiftCardProblem = (typeof GIFT_CARD_PROBLEMS)[number]

/** How many gift cards pay for a cart at most. */
export const MAX_CARDS_OF_CART = 10

type Paying = { cents: number /** What it could pay at most. */; worthCents: number }

/** Why a card that could be spent pays nothing of a cart; `null` for one that pays, or is not needed beside others. */
export function idleProblem(
  { cents, worthCents }: Paying,
  isPaidByAny: boolean,
): 'too_little' | 'only_gift_cards' | null {
  if (cents > 0) return null
  if (worthCents === 0) return 'too_little'
  return isPaidByAny ? null : 'only_gift_cards'
}
