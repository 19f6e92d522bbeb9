import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import { type GiftCardProblem, MAX_CARDS_OF_CART } from './problems'

const TEXTS: Record<GiftCardProblem, ServerText> = {
  unknown: say('giftCards.codeNotValid'),
  expired: say('giftCards.expired'),
  used_up: say('giftCards.usedUp'),
  changed: say('giftCards.balanceChanged'),
  only_gift_cards: say('giftCards.notForGiftCards'),
  too_little: say('giftCards.tooLittle'),
  too_many: say('giftCards.tooMany', { max: MAX_CARDS_OF_CART }),
}

type Details = {
  /** The field of the request that is wrong. */
  field: string
  /** What is to be paid without the card. */
  totalCents?: number
}

/** The refusal of a gift card. */
export function giftCardRefused(reason: GiftCardProblem, { field, totalCents }: Details): AppError {
  const text = TEXTS[reason]
  return new AppError('gift_card_refused', text, {
    issues: [{ path: field, text }],
    details: { reason, ...(totalCents === undefined ? {} : { total: toDecimal(totalCents) }) },
  })
}
