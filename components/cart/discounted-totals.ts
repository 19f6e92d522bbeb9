import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { TaxRules } from '@/lib/pricing/tax'
import { type Line, sumOf, type Totals, totalsOf } from '@/lib/pricing/totals'
import type { CartDiscount } from './coupons/cart-discount'
import { type PaidByCard, paidByCards, sumPaid } from './gift-cards/paid-by-cards'

/** Totals, the coupon that they are less by, and the gift cards that pay of them. Amounts are cents. */
export type DiscountedTotals = Totals & {
  itemsCents: number
  discountCents: number
  couponCode: string | null
  /** As they were entered. */
  giftCards: PaidByCard[]
  /** What is left to pay beside the gift cards. */
  dueCents: number
}

/** What is added to the prices of a cart, and what is taken off. */
type Taken = { tax: TaxRules; discount: CartDiscount | null; cards: readonly CartGiftCard[] }

/** What a cart costs with its coupon, and what of it its gift cards pay. */
export function discountedTotals(
  lines: readonly Line[],
  currency: CurrencyCode,
  { tax, discount, cards }: Taken,
): DiscountedTotals {
  const discountCents = discount?.discountCents ?? 0
  const totals = totalsOf(lines, currency, tax, discountCents)
  const giftCards = paidByCards(cards, lines, totals.totalCents, currency)
  return {
    itemsCents: sumOf(lines),
    discountCents,
    couponCode: discountCents > 0 ? (discount?.code ?? null) : null,
    giftCards,
    dueCents: totals.totalCents - sumPaid(giftCards),
    ...totals,
  }
}
