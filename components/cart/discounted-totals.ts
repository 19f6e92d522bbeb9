import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { TaxRules } from '@/lib/pricing/tax'
import { type Line, sumOf, type Totals, totalsOf } from '@/lib/pricing/totals'
import type { CartDiscount } from './coupons/cart-discount'
import { type PaidByCard, paidByCard } from './gift-cards/paid-by-card'

/** Totals, the coupon that they are less by, and the gift card that pays of them. Amounts are US cents. */
export type DiscountedTotals = Totals & {
  itemsCents: number
  discountCents: number
  couponCode: string | null
  giftCard: PaidByCard | null
  /** What is left to pay beside the gift card. */
  dueCents: number
}

/** What a cart costs with its coupon, and what of it its gift card pays. */
export function discountedTotals(
  lines: readonly Line[],
  tax: TaxRules,
  discount: CartDiscount | null,
  card: CartGiftCard | null,
): DiscountedTotals {
  const discountCents = discount?.discountCents ?? 0
  const totals = totalsOf(lines, tax, discountCents)
  const giftCard = paidByCard(card, lines, totals.totalCents)
  return {
    itemsCents: sumOf(lines),
    discountCents,
    couponCode: discountCents > 0 ? (discount?.code ?? null) : null,
    giftCard,
    dueCents: totals.totalCents - (giftCard?.cents ?? 0),
    ...totals,
  }
}
