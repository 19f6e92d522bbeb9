import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import type { GiftCardProblem } from './problems'

const MESSAGES: Record<GiftCardProblem, string> = {
  unknown: 'This gift card code is not valid',
  expired: 'This gift card has expired',
  used_up: 'This gift card has been used up',
  changed: 'The balance of this gift card has changed',
  only_gift_cards: 'Gift cards can not be paid with a gift card',
}

type Details = {
  /** The field of the request that is wrong. */
  field: string
  /** What is to be paid without the card. */
  totalCents?: number
}

/** The refusal of a gift card. */
export function giftCardRefused(reason: GiftCardProblem, { field, totalCents }: Details): AppError {
  const message = MESSAGES[reason]
  return new AppError('gift_card_refused', message, {
    issues: [{ path: field, message }],
    details: { reason, ...(totalCents === undefined ? {} : { total: toDecimal(totalCents) }) },
  })
}
