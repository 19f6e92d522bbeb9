import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { column, rowsOf } from '@/lib/core/rows'
import { DAY_MS } from '@/lib/core/time'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { orderInBase } from './in-base'

const DAYS = 30

const SALES_ROW = z.object({
  orders: z.bigint(),
  before: column.decimal,
  after: column.decimal,
})

/** How orders count once another currency is the base: what was charged in it is 1 to 1. */
export const rebasedRate = ({ to, rate }: { to: CurrencyCode; rate: string }): Prisma.Sql =>
  Prisma.sql`CASE WHEN o."currency" = ${to} THEN 1 ELSE round(o."rateToBase" * ${rate}::numeric, 12) END`

/**
 * What the last 30 days sold, in the base currency and in another that would be it.
 *
 * @param rebase.rate what one of the base currency is worth in the other: a decimal string
 * @returns decimal strings; `null` where nothing was sold
 */
export async function rebasedSales(
  tx: Tx,
  rebase: { to: CurrencyCode; rate: string },
): Promise<{ days: number; before: string; after: string } | null> {
  const [sums] = await rowsOf(
    tx,
    SALES_ROW,
    Prisma.sql`
    SELECT count(*) AS "orders", coalesce(sum(${orderInBase(Prisma.sql`o."totalAmount"`)}), 0) AS "before",
      coalesce(sum(round(o."totalAmount" * ${rebasedRate(rebase)}, 2)), 0) AS "after"
    FROM "Order" o WHERE o."createdAt" > ${new Date(Date.now() - DAYS * DAY_MS)}`,
  )
  if (!sums || sums.orders === 0n) return null
  return { days: DAYS, before: sums.before.toFixed(2), after: sums.after.toFixed(2) }
}
