import 'server-only'
import { cartOf } from '@/lib/cart/queries'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { couponEffect, termsIn } from '@/lib/pricing/coupon'
import type { Selling } from '@/lib/pricing/selling'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import type { CartCoupon, EnterCoupon } from './contracts'
import { type Coupon, standingOf } from './coupon'
import { couponRefused } from './coupon-refused'
import { cartCoupon, findCoupon } from './queries'
import { termsInCart } from './terms-in-cart'

const FIELD = { field: 'code' }

/**
 * Takes a coupon for a session's cart, in place of the one before.
 *
 * @param request in which currency the cart is shown; `remember` takes it also while the cart does not fulfil its terms, as with a link that is followed
 *   before anything is in the cart
 * @throws AppError `coupon_refused` naming `code`
 */
export async function enterCoupon(
  sessionId: string,
  { code, remember, currency }: EnterCoupon,
): Promise<{ coupon: CartCoupon | null }> {
  const coupon = await findCoupon(code)
  const standing = coupon && standingOf(coupon, await databaseTime())
  // One that is switched off is not told from one that never was.
  if (!coupon || !standing || standing === 'off') throw couponRefused('unknown', FIELD)
  if (standing !== 'valid') throw couponRefused(standing, FIELD)
  if (!remember) await requireEffect(coupon, sessionId, await sellingOrBase(currency))
  const entered = { couponId: coupon.id }
  await db().cartCoupon.upsert({
    where: { sessionId },
    create: { sessionId, ...entered },
    update: entered,
  })
  return cartCoupon(sessionId)
}

async function requireEffect(coupon: Coupon, sessionId: string, selling: Selling): Promise<void> {
  const { currency } = selling
  const lines = (await cartOf(sessionId)).map(({ productId, quantity, product }) => ({
    productId,
    quantity,
    priceCents: unitPriceCents(product, quantity, selling),
    isGiftCard: product.isGiftCard,
  }))
  const effect = couponEffect(termsIn(await termsInCart(coupon, lines), selling), lines, currency)
  if (effect.problem !== null)
    throw couponRefused(effect.problem, {
      ...FIELD,
      missing: { cents: effect.missingCents, currency },
    })
}
