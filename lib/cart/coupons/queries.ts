import 'server-only'
import { cartOf } from '@/lib/cart/queries'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { type CartCoupon, normalCode } from './contracts'
import { type Coupon, standingOf } from './coupon'
import { termsInCart } from './terms-in-cart'

/** Converts a coupon's row to the domain object. */
const toCoupon = (row: Prisma.CouponGetPayload<object>): Coupon => ({
  id: row.id,
  code: row.code,
  percent: row.percent,
  amountCents: row.amount === null ? null : toCents(row.amount),
  minimumCents: toCents(row.minimum),
  scope: { productIds: row.productIds, categoryIds: row.categoryIds },
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  maxUses: row.maxUses,
  maxUsesPerBuyer: row.maxUsesPerBuyer,
  isActive: row.isActive,
  uses: row.uses,
})

/** A coupon by its code, however it is written; `null` if there is none. */
export async function findCoupon(code: string): Promise<Coupon | null> {
  const row = await db().coupon.findUnique({ where: { code: normalCode(code) } })
  return row && toCoupon(row)
}

/** The coupon that a cart session entered, or `null`. */
export async function couponOfCart(sessionId: string, tx: Tx = db()): Promise<Coupon | null> {
  const row = await tx.cartCoupon.findUnique({ where: { sessionId }, include: { coupon: true } })
  return row && toCoupon(row.coupon)
}

/** {@link couponOfCart} as its shopper may see it. */
export async function cartCoupon(sessionId: string): Promise<{ coupon: CartCoupon | null }> {
  const coupon = await couponOfCart(sessionId)
  return { coupon: coupon && (await toCartCoupon(coupon, sessionId)) }
}

/** Of the products that a coupon is for, only those in the cart are named. */
async function toCartCoupon(coupon: Coupon, sessionId: string): Promise<CartCoupon> {
  const standing = standingOf(coupon, await databaseTime())
  const { percent, amountCents, minimumCents, productIds } = await termsInCart(
    coupon,
    await cartOf(sessionId),
  )
  return {
    code: coupon.code,
    percent,
    amount: amountCents === null ? null : toDecimal(amountCents),
    minimum: toDecimal(minimumCents),
    productIds: productIds && [...productIds],
    // What was switched off is no more than over to its shopper.
    problem: standing === 'valid' ? null : standing === 'off' ? 'expired' : standing,
  }
}
