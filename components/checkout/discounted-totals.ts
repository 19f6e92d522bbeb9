import type { CartDiscount } from '@/components/coupons/cart-discount'
import type { TaxRules } from '@/lib/pricing/tax'
import { type Line, sumOf, type Totals, totalsOf } from '@/lib/pricing/totals'

/** Totals, and the coupon that they are less by. Amounts are US cents. */
export type DiscountedTotals = Totals & {
  itemsCents: number
  discountCents: number
  couponCode: string | null
}

/** What a cart costs with its coupon. */
export function discountedTotals(
  lines: readonly Line[],
  tax: TaxRules,
  discount: CartDiscount | null,
): DiscountedTotals {
  const discountCents = discount?.discountCents ?? 0
  return {
    itemsCents: sumOf(lines),
    discountCents,
    couponCode: discountCents > 0 ? (discount?.code ?? null) : null,
    ...totalsOf(lines, tax, discountCents),
  }
}
