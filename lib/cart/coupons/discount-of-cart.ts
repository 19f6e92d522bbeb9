import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { couponEffect, discountShares, termsIn } from '@/lib/pricing/coupon'
import type { Selling } from '@/lib/pricing/selling'
import { type Coupon, standingOf } from './coupon'
import type { CouponProblem } from './problems'
import { couponOfCart } from './queries'
import { termsInCart } from './terms-in-cart'

type ProductLine = {
  productId: number
  priceCents: number
  quantity: number
  isGiftCard: boolean
}

/** What the coupon of a cart takes off it now, in cents, and why it takes nothing off. */
export type CartDiscount =
  | { coupon: Coupon; discountCents: number /** For each line. */; shares: number[]; problem: null }
  | { coupon: Coupon; problem: CouponProblem; missingCents: number }

/**
 * The discount of a session's cart as it is now.
 *
 * @param lines the cart at the prices of today
 * @returns `null` for a cart without a coupon
 */
export async function discountOfCart(
  tx: Tx,
  sessionId: string,
  lines: readonly ProductLine[],
  selling: Selling,
): Promise<CartDiscount | null> {
  const coupon = await couponOfCart(sessionId, tx)
  if (!coupon) return null
  const standing = standingOf(coupon, await databaseTime(tx))
  if (standing !== 'valid')
    return { coupon, problem: standing === 'off' ? 'expired' : standing, missingCents: 0 }
  const terms = termsIn(await termsInCart(coupon, lines, tx), selling)
  const effect = couponEffect(terms, lines, selling.currency)
  if (effect.problem !== null) return { coupon, ...effect }
  const { discountCents } = effect
  const shares = discountShares(terms, lines, discountCents, selling.currency)
  return { coupon, discountCents, shares, problem: null }
}
