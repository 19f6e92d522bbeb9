import { GIFT_CARD_PROBLEMS, type GiftCardProblem } from '@/lib/cart/gift-cards/problems'
import { isApiError } from '@/lib/http/client'

const isProblem = (reason: string | null): reason is GiftCardProblem =>
  GIFT_CARD_PROBLEMS.some((problem) => problem === reason)

/** Why a call refused a gift card; `null` if it failed for something else. */
export function refusedGiftCard(error: unknown): GiftCardProblem | null {
  if (!isApiError(error, 'gift_card_refused')) return null
  const reason = error.detail('reason')
  return isProblem(reason) ? reason : null
}
