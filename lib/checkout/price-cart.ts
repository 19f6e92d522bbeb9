import 'server-only'
import type { CartItem } from '@/lib/cart/contracts'
import type { Tx } from '@/lib/core/db'
import { type CartDiscount, discountOfCart } from '@/lib/coupons/discount-of-cart'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { TaxRules } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

/** A cart with what it costs now, and what became of its coupon. */
export type PricedCart = { snapshot: PaymentSnapshot; discount: CartDiscount | null }

/** Prices a session's cart as it is stored: names, unit prices, its coupon's discount, and totals in US cents. */
export async function priceCart(
  tx: Tx,
  sessionId: string,
  cart: readonly CartItem[],
  tax: TaxRules,
): Promise<PricedCart> {
  const lines = cart.map(({ productId, quantity, product }) => ({
    productId,
    productName: product.name,
    priceCents: unitPriceCents(product, quantity),
    quantity,
  }))
  const discount = await discountOfCart(tx, sessionId, lines)
  const applied = discount?.problem === null ? discount : null
  const discountCents = applied?.discountCents ?? 0
  return {
    discount,
    snapshot: {
      items: lines.map((line, place) => ({ ...line, discountCents: applied?.shares[place] ?? 0 })),
      coupon: applied && { id: applied.coupon.id, code: applied.coupon.code },
      discountCents,
      ...totalsOf(lines, tax, discountCents),
    },
  }
}
