import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { mailboxOf } from '@/lib/customers/mailbox'
import { toBase } from '@/lib/pricing/to-base'
import { couponRefused } from './coupon-refused'

/** A use of a coupon by a payment. */
export type Use = {
  paymentId: string
  couponId: number
  /** The buyer's address as entered; `null` when the payment names none. */
  email: string | null
  /** In the currency of the payment. */
  discountCents: number
}

const FIELD = { field: 'couponCode' }

const buyerOf = (email: string) => email.trim().toLowerCase()

/**
 * Whether a buyer may use a coupon once more.
 *
 * @param except a payment whose own use does not count
 * @throws AppError `coupon_refused` for `used_by_buyer`
 */
export async function requireUnusedByBuyer(
  tx: Tx,
  { couponId, email, max }: { couponId: number; email: string | null; max: number | null },
  except?: string,
): Promise<void> {
  if (max === null || email === null) return
  const used = await tx.couponUse.count({
    where: {
      couponId,
      // Without a mailbox: of a process that did not know of them yet.
      OR: [{ buyerMailbox: mailboxOf(email) }, { buyerMailbox: null, buyerEmail: buyerOf(email) }],
      ...(except ? { paymentId: { not: except } } : {}),
    },
  })
  if (used >= max) throw couponRefused('used_by_buyer', FIELD)
}

const takeUseRow = z.object({ maxUsesPerBuyer: z.number().nullable() })

/**
 * Takes a use of a coupon for a payment, right before its money is asked for; a payment takes one at most. Takers
 * take turns on the coupon's row until their transactions end, so that no use is taken twice.
 *
 * @throws AppError `coupon_refused` when there is none left, for this buyer or for all; the caller's
 *   transaction must then roll back
 */
export async function takeUse(tx: Tx, use: Use): Promise<void> {
  if (!(await insertUse(tx, use))) {
    const isTaken = (await tx.couponUse.count({ where: { paymentId: use.paymentId } })) > 0
    if (isTaken) return
    throw couponRefused('used_up', FIELD)
  }
  const [taken] = await rowsOf(
    tx,
    takeUseRow,
    Prisma.sql`
    UPDATE "Coupon" SET "uses" = "uses" + 1
    WHERE "id" = ${use.couponId} AND "isActive" AND ("maxUses" IS NULL OR "uses" < "maxUses")
    RETURNING "maxUsesPerBuyer"`,
  )
  if (!taken) throw couponRefused('used_up', FIELD)
  const { couponId, email, paymentId } = use
  await requireUnusedByBuyer(tx, { couponId, email, max: taken.maxUsesPerBuyer }, paymentId)
}

/** @returns whether it was not there before; also `false` when the coupon is gone */
async function insertUse(
  tx: Tx,
  { paymentId, couponId, email, discountCents }: Use,
): Promise<boolean> {
  const inserted = await tx.$executeRaw(Prisma.sql`
    INSERT INTO "CouponUse" ("paymentId", "couponId", "buyerEmail", "buyerMailbox", "discount")
    SELECT ${paymentId}::uuid, c."id", ${email === null ? null : buyerOf(email)}, ${email === null ? null : mailboxOf(email)}, ${toDecimal(discountCents)}::numeric
    FROM "Coupon" c WHERE c."id" = ${couponId}
    ON CONFLICT ("paymentId") DO NOTHING`)
  return inserted > 0
}

/** Gives the use of a payment back that was not paid; that of an order stays. */
export async function giveUseBack(tx: Tx, paymentId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    WITH "given" AS (
      DELETE FROM "CouponUse" WHERE "paymentId" = ${paymentId}::uuid AND "orderedAt" IS NULL RETURNING "couponId"
    )
    UPDATE "Coupon" SET "uses" = "uses" - 1 WHERE "id" IN (SELECT "couponId" FROM "given")`)
}

/**
 * Records that a payment's order was made with a coupon. Never refuses: the money was captured, so the order has to
 * be made, even when the use was given back in the meantime or the coupon is gone.
 *
 * @param use.rateToBase what one of the order's currency is worth in the base currency, in which coupons count what they took off
 */
export async function recordOrdered(tx: Tx, use: Use & { rateToBase: string }): Promise<void> {
  const isLate = await insertUse(tx, use)
  const { count } = await tx.couponUse.updateMany({
    where: { paymentId: use.paymentId, orderedAt: null },
    data: {
      orderedAt: new Date(),
      ...(use.email ? { buyerEmail: buyerOf(use.email), buyerMailbox: mailboxOf(use.email) } : {}),
    },
  })
  if (count === 0) return
  await tx.$executeRaw(Prisma.sql`
    UPDATE "Coupon" SET "uses" = "uses" + ${isLate ? 1 : 0},
      "discounted" = "discounted" + ${toDecimal(toBase(use.discountCents, use.rateToBase))}::numeric
    WHERE "id" = ${use.couponId}`)
}
