import type { CartLine } from '@/components/cart/cart-lines'
import type { CartCoupon } from '@/lib/cart/coupons/contracts'
import type { CouponProblem } from '@/lib/cart/coupons/problems'
import { toCents } from '@/lib/core/money'
import { type CouponTerms, couponEffect, termsIn } from '@/lib/pricing/coupon'
import type { Selling } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

/** What a cart's coupon does to it, as the server will calculate it. Amounts are cents. */
export type CartDiscount = {
  code: string
  discountCents: number
  /** Why it takes nothing off. */
  problem: CouponProblem | null
  /** What the cart has to cost more, for `minimum`. */
  missingCents: number
}

/** What a coupon does to lines as they are shown; `null` without a coupon. */
export function cartDiscount(
  coupon: CartCoupon | null,
  lines: readonly CartLine[],
  selling: Selling,
): CartDiscount | null {
  if (!coupon) return null
  const { code, problem } = coupon
  if (problem) return { code, discountCents: 0, problem, missingCents: 0 }
  const priced = lines.map(({ productId, quantity, product }) => ({
    productId,
    quantity,
    priceCents: unitPriceCents(product, quantity, selling),
    isGiftCard: product.isGiftCard,
  }))
  return {
    code,
    missingCents: 0,
    ...couponEffect(termsIn(termsOf(coupon), selling), priced, selling.currency),
  }
}

const termsOf = ({ percent, amount, minimum, productIds }: CartCoupon): CouponTerms => ({
  percent,
  amountCents: amount === null ? null : toCents(amount),
  minimumCents: toCents(minimum),
  productIds,
})
