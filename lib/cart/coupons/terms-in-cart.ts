import 'server-only'
import { productsInCategories } from '@/lib/catalog/products-in-categories'
import { db, type Tx } from '@/lib/core/db'
import type { CouponTerms } from '@/lib/pricing/coupon'
import { type Coupon, eligibleProducts } from './coupon'

/** What a coupon promises to a cart: its categories are resolved to the products of the cart that are in them now. */
export async function termsInCart(
  { percent, amountCents, minimumCents, scope }: Coupon,
  cart: readonly { productId: number }[],
  tx: Tx = db(),
): Promise<CouponTerms> {
  const inCart = cart.map(({ productId }) => productId)
  const inCategories = await productsInCategories(inCart, scope.categoryIds, tx)
  return {
    percent,
    amountCents,
    minimumCents,
    productIds: eligibleProducts(scope, inCart, inCategories),
  }
}
