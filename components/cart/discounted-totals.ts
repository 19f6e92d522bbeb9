import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { TaxRules } from '@/lib/pricing/tax'
import { type Line, sumOf, type Totals, totalsOf } from '@/lib/pricing/totals'
import type { CartDiscount } from './coupons/cart-discount'
import { type PaidByCard, paidByCard } from './gift-cards/paid-by-card'

/** Totals, the coupon that they are less by, and the gift card that pays of them. Amounts are cents. */
export type DiscountedTotals = Totals & {
  itemsCents: number
  discountCents: number
  couponCode: string | null
  giftCard: PaidByCard | null
  /** What is left to pay beside the gift card. */
  dueCents: number
}

/** What is added to the prices of a cart, and what is taken off. */
type Taken = { tax: TaxRules; discount: CartDiscount | null; card: CartGiftCard | null }

/** What a cart costs with its coupon, and what of it its gift card pays. */
export function discountedTotals(
  lines: readonly Line[],
  currency: CurrencyCode,
  { tax, discount, card }: Taken,
): DiscountedTotals {
  const discountCents = discount?.discountCents ?? 0
  const totals = totalsOf(lines, currency, tax, discountCents)
  const giftCard = paidByCard(card, lines, totals.totalCents, currency)
  return {
    itemsCents: sumOf(lines),
    discountCents,
    couponCode: discountCents > 0 ? (discount?.code ?? null) : null,
    giftCard,
    dueCents: totals.totalCents - (giftCard?.cents ?? 0),
    ...totals,
  }
}
