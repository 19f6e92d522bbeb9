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
] as const
export type GiftCardProblem = (typeof GIFT_CARD_PROBLEMS)[number]
