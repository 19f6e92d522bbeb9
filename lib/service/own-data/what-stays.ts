import 'server-only'
import { z } from 'zod'
import { worthyCardsOf } from '@/lib/cart/gift-cards/mailed-to'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { isOrderOf } from '@/lib/service/library/address'
import type { Staying } from './contracts'
import { latestOf, taxPeriodEnds } from './staying-rules'

const countsSchema = z.object({
  orders: z.number(),
  lastOrderAt: z.date().nullable(),
  disputes: z.number(),
  withdrawals: z.number(),
  gifts: z.number(),
  lastGiftAt: z.date().nullable(),
  blocks: z.number(),
})

/** What an erasure leaves of an address, each with the day on which its reason ends. @param email in lower case */
export async function whatStays(email: string): Promise<Staying[]> {
  const [[counts], cards] = await Promise.all([
    rowsOf(
      db(),
      countsSchema,
      Prisma.sql`
      SELECT
        (SELECT count(*)::int FROM "Order" WHERE ${isOrderOf(email)}) AS "orders",
        (SELECT max("createdAt") FROM "Order" WHERE ${isOrderOf(email)}) AS "lastOrderAt",
        (SELECT count(*)::int FROM "Dispute" d JOIN "Order" o ON o."id" = d."orderId"
          WHERE lower(o."customerEmail") = ${email} AND d."status" IN ('needs_response', 'under_review')) AS "disputes",
        (SELECT count(*)::int FROM "Withdrawal" WHERE lower("email") = ${email} AND "status" = 'open') AS "withdrawals",
        (SELECT count(*)::int FROM "OrderGift" WHERE lower("recipientEmail") = ${email} AND "sendAt" <= now()) AS "gifts",
        (SELECT max(o."createdAt") FROM "OrderGift" g JOIN "Order" o ON o."id" = g."orderId"
          WHERE lower(g."recipientEmail") = ${email} AND g."sendAt" <= now()) AS "lastGiftAt",
        (SELECT count(*)::int FROM "CustomerRecord" WHERE "email" = ${email} AND "blockedAt" IS NOT NULL) AS "blocks"`,
    ),
    worthyCardsOf(db(), email, new Date()),
  ])
  if (!counts) return []
  const all: Staying[] = [
    { kind: 'orders', count: counts.orders, until: taxPeriodEnds(counts.lastOrderAt) },
    { kind: 'disputes', count: counts.disputes, until: null },
    { kind: 'withdrawals', count: counts.withdrawals, until: null },
    {
      kind: 'giftCards',
      count: cards.length,
      until: latestOf(cards.map(({ expiresAt }) => expiresAt)),
    },
    { kind: 'gifts', count: counts.gifts, until: taxPeriodEnds(counts.lastGiftAt) },
    { kind: 'block', count: counts.blocks, until: null },
  ]
  return all.filter(({ count }) => count > 0)
}
