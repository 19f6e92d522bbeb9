import 'server-only'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { Prisma, type Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { type CurrencyCode, storedCurrency } from '@/lib/i18n/currencies'
import { returnedFor } from '@/lib/pricing/gift-card-worth'
import { problemOf, standingOf } from './gift-card'
import { giftCardRefused } from './gift-card-refused'
import { giftCardById } from './queries'

// All of it past the cards’ `updatedAt`: whoever has one open in the back office loses nothing by it.

/** What a payment takes from a gift card, in cents of the card's currency, and what that pays in cents of the payment's. */
export type Part = {
  paymentId: string
  giftCardId: number
  cents: number
  currency: CurrencyCode
  paidCents: number
}

/** Its price is on its way back, its purchase is disputed, or was undone. */
const IS_HELD = Prisma.sql`(g."refundId" IS NOT NULL OR EXISTS (
  SELECT 1 FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId"
  WHERE i."id" = g."orderItemId" AND (o."disputedAt" IS NOT NULL OR o."orderStatus" IN ('cancelled', 'refunded'))))`

/**
 * Takes a payment's part from a gift card; a payment takes one at most. Takers take turns on the card's row until
 * their transactions end, so that no cent of it is taken twice. Runs in a transaction that has moved the payment.
 *
 * @returns whether it was taken, now or before
 */
export async function tryTakePart(
  tx: Tx,
  { paymentId, giftCardId, cents, currency, paidCents }: Part,
): Promise<boolean> {
  if (await tx.giftCardUse.findUnique({ where: { paymentId } })) return true
  const amount = toDecimal(cents)
  const taken = await tx.$executeRaw(Prisma.sql`
    UPDATE "GiftCard" g SET "balance" = "balance" - ${amount}::numeric
    WHERE g."id" = ${giftCardId} AND g."currency" = ${currency} AND g."isActive" AND g."voidedAt" IS NULL AND NOT ${IS_HELD}
      AND (g."expiresAt" IS NULL OR g."expiresAt" > now()) AND g."balance" >= ${amount}::numeric`)
  if (taken === 0) return false
  await tx.giftCardUse.create({
    data: { paymentId, giftCardId, amount, paid: toDecimal(paidCents) },
  })
  return true
}

/**
 * {@link tryTakePart} right before the rest of a payment's money is asked for.
 *
 * @throws AppError `gift_card_refused`; the caller's transaction must then roll back
 */
export async function takePart(tx: Tx, part: Part): Promise<void> {
  if (await tryTakePart(tx, part)) return
  const card = await giftCardById(part.giftCardId, tx)
  const problem = problemOf(standingOf(card, await databaseTime(tx)))
  throw giftCardRefused(problem ?? 'changed', { field: 'giftCard' })
}

/** Gives the part of a payment back whose rest was not paid. */
export async function givePartBack(tx: Tx, paymentId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    WITH "given" AS (
      DELETE FROM "GiftCardUse" WHERE "paymentId" = ${paymentId}::uuid RETURNING "giftCardId", "amount" - "returned" AS "left"
    )
    UPDATE "GiftCard" g SET "balance" = g."balance" + u."left"
    FROM "given" u WHERE g."id" = u."giftCardId"`)
}

const takenRow = z.object({
  amount: column.decimal,
  returned: column.decimal,
  paid: column.decimal,
  paidBack: column.decimal,
  giftCardId: z.number(),
  currency: z.string(),
})

/**
 * Gives some of a payment's part back after a refund: its share of what was taken from the card.
 *
 * @param cents of the payment's currency
 * @throws when that is more than was paid
 */
export async function returnPart(tx: Tx, paymentId: string, cents: number): Promise<void> {
  if (cents === 0) return
  const [use] = await rowsOf(
    tx,
    takenRow,
    Prisma.sql`
    SELECT u."amount", u."returned", u."paid", u."paidBack", u."giftCardId", g."currency"
    FROM "GiftCardUse" u JOIN "GiftCard" g ON g."id" = u."giftCardId"
    WHERE u."paymentId" = ${paymentId}::uuid FOR NO KEY UPDATE OF u`,
  )
  if (!use) throw new Error(`No gift card paid for payment ${paymentId}`)
  const backCents = toCents(use.paidBack) + cents
  const taken = {
    takenCents: toCents(use.amount),
    paidCents: toCents(use.paid),
    currency: storedCurrency(use.currency),
  }
  const returnedCents = returnedFor(taken, backCents)
  const returned = toDecimal(returnedCents)
  await tx.giftCardUse.update({
    where: { paymentId },
    data: { returned, paidBack: toDecimal(backCents) },
  })
  const back = toDecimal(returnedCents - toCents(use.returned))
  await tx.$executeRaw(Prisma.sql`
    UPDATE "GiftCard" SET "balance" = "balance" + ${back}::numeric WHERE "id" = ${use.giftCardId}`)
}
