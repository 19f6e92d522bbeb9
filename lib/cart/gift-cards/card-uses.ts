import 'server-only'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { Prisma, type Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { type CurrencyCode, storedCurrency } from '@/lib/i18n/currencies'
import { returnedTo } from '@/lib/pricing/gift-card-worth'
import { problemOf, standingOf } from './gift-card'
import { giftCardRefused } from './gift-card-refused'
import { giftCardById } from './queries'

// All of it past the cards’ `updatedAt`: whoever has one open in the back office loses nothing by it.

/** What a payment takes from a gift card, in cents of the card's currency, and what that pays in cents of the payment's. */
export type Part = {
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
 * Takes a payment's parts from its gift cards: all of them, or none. Takers take turns on the cards' rows until their
 * transactions end, so that no cent is taken twice; in the order of their ids, so that nobody waits for somebody who waits. Runs in
 * a transaction that has moved the payment.
 *
 * @param parts as the cards pay
 * @returns the part that could not be taken; `null`: all are taken, now or before
 */
export async function tryTakeParts(
  tx: Tx,
  paymentId: string,
  parts: readonly Part[],
): Promise<Part | null> {
  if (parts.length === 0 || (await tx.giftCardUse.findFirst({ where: { paymentId } }))) return null
  const placed = parts.map((part, place) => ({ ...part, place }))
  for (const part of placed.sort((one, other) => one.giftCardId - other.giftCardId)) {
    if (await tryTakePart(tx, paymentId, part)) continue
    await givePartsBack(tx, paymentId)
    return part
  }
  return null
}

async function tryTakePart(
  tx: Tx,
  paymentId: string,
  { giftCardId, cents, currency, paidCents, place }: Part & { place: number },
): Promise<boolean> {
  const amount = toDecimal(cents)
  const taken = await tx.$executeRaw(Prisma.sql`
    UPDATE "GiftCard" g SET "balance" = "balance" - ${amount}::numeric
    WHERE g."id" = ${giftCardId} AND g."currency" = ${currency} AND g."isActive" AND g."voidedAt" IS NULL AND NOT ${IS_HELD}
      AND (g."expiresAt" IS NULL OR g."expiresAt" > now()) AND g."balance" >= ${amount}::numeric`)
  if (taken === 0) return false
  await tx.giftCardUse.create({
    data: { paymentId, giftCardId, amount, paid: toDecimal(paidCents), place },
  })
  return true
}

/**
 * {@link tryTakeParts} right before the rest of a payment's money is asked for.
 *
 * @throws AppError `gift_card_refused`; the caller's transaction must then roll back
 */
export async function takeParts(tx: Tx, paymentId: string, parts: readonly Part[]): Promise<void> {
  const refused = await tryTakeParts(tx, paymentId, parts)
  if (!refused) return
  const card = await giftCardById(refused.giftCardId, tx)
  const problem = problemOf(standingOf(card, await databaseTime(tx)))
  throw giftCardRefused(problem ?? 'changed', { field: 'giftCard' })
}

/** Locks the cards that a payment took from, in the order in which they are taken. */
const lockCardsOf = (tx: Tx, paymentId: string) =>
  tx.$executeRaw(Prisma.sql`
    SELECT 1 FROM "GiftCard" WHERE "id" IN (SELECT "giftCardId" FROM "GiftCardUse" WHERE "paymentId" = ${paymentId}::uuid)
    ORDER BY "id" FOR NO KEY UPDATE`)

/** Gives the parts of a payment back whose rest was not paid. */
export async function givePartsBack(tx: Tx, paymentId: string): Promise<void> {
  await lockCardsOf(tx, paymentId)
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
 * Gives some of what gift cards paid back after a refund: to the card that paid last first, to each its share of what was taken
 * from it.
 *
 * @param cents of the payment's currency
 * @throws when that is more than was paid
 */
export async function returnParts(tx: Tx, paymentId: string, cents: number): Promise<void> {
  if (cents === 0) return
  await lockCardsOf(tx, paymentId)
  const uses = await rowsOf(
    tx,
    takenRow,
    Prisma.sql`
    SELECT u."amount", u."returned", u."paid", u."paidBack", u."giftCardId", g."currency"
    FROM "GiftCardUse" u JOIN "GiftCard" g ON g."id" = u."giftCardId"
    WHERE u."paymentId" = ${paymentId}::uuid ORDER BY u."place", u."giftCardId" FOR NO KEY UPDATE OF u`,
  )
  const taken = uses.map(({ giftCardId, currency, ...use }) => ({
    giftCardId,
    currency: storedCurrency(currency),
    takenCents: toCents(use.amount),
    returnedCents: toCents(use.returned),
    paidCents: toCents(use.paid),
    backCents: toCents(use.paidBack),
  }))
  for (const { giftCardId, backCents, returnedCents, moreCents } of returnedTo(taken, cents)) {
    await tx.giftCardUse.update({
      where: { paymentId_giftCardId: { paymentId, giftCardId } },
      data: { returned: toDecimal(returnedCents), paidBack: toDecimal(backCents) },
    })
    await tx.$executeRaw(Prisma.sql`
      UPDATE "GiftCard" SET "balance" = "balance" + ${toDecimal(moreCents)}::numeric WHERE "id" = ${giftCardId}`)
  }
}
