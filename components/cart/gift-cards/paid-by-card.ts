import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { GiftCardProblem } from '@/lib/cart/gift-cards/problems'
import { toCents } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { giftCardPart } from '@/lib/pricing/gift-card-part'
import type { Line } from '@/lib/pricing/totals'

/** What a cart's gift card pays of it, as the server will calculate it, in cents. */
export type PaidByCard = {
  lastFour: string
  cents: number
  /** Why it pays nothing. */
  problem: GiftCardProblem | null
}

/** @param totalCents what the lines cost with tax and discount @returns `null` without a gift card */
export function paidByCard(
  giftCard: CartGiftCard | null,
  lines: readonly Line[],
  totalCents: number,
  currency: CurrencyCode,
): PaidByCard | null {
  if (!giftCard) return null
  const { lastFour, balance, problem } = giftCard
  if (problem !== null) return { lastFour, cents: 0, problem }
  const cents = giftCardPart(lines, totalCents, toCents(balance), currency)
  return { lastFour, cents, problem: cents > 0 ? null : 'only_gift_cards' }
}
