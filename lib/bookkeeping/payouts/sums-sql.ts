import 'server-only'
import { z } from 'zod'
import { Prisma } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'

/** Whether a line `l` is in the store's books, a refund as a refund; null for what needs not be. */
export const IS_MATCHED = Prisma.sql`
  CASE WHEN l."kind" = 'refund' THEN l."refundId" IS NOT NULL
    WHEN l."kind" IN ('sale', 'dispute') THEN l."paymentId" IS NOT NULL END`

/** Lines `l` that match nothing of the store. */
export const IS_UNMATCHED = Prisma.sql`(NOT coalesce(${IS_MATCHED}, true))`

/** With what the store knows of a line `l`: its payment `y` and refund `f`. */
export const WITH_STORE = Prisma.sql`
  LEFT JOIN "Payment" y ON y."id" = l."paymentId" LEFT JOIN "Refund" f ON f."id" = l."refundId"`

/** What the store has recorded of a line `l`; null for what it does not compare. */
export const STORE_AMOUNT = Prisma.sql`
  CASE WHEN l."kind" = 'sale' THEN y."capturedAmount" WHEN f."id" IS NOT NULL THEN f."giftCardAmount" - f."amount" END`

/** Lines `l` that are known, with another amount or currency. */
export const IS_DIFFERENT = Prisma.sql`
  (coalesce(${IS_MATCHED}, false) AND y."id" IS NOT NULL
    AND coalesce(${STORE_AMOUNT} <> l."gross" OR y."capturedCurrency" <> l."currency", false))`

const cents = (amount: Prisma.Sql) => Prisma.sql`(coalesce(sum(${amount}), 0) * 100)::bigint`
const gross = (...kinds: string[]) => Prisma.sql`
  (coalesce(sum(l."gross") FILTER (WHERE l."kind"::text = ANY(${kinds}::text[])), 0) * 100)::bigint`

/** The sums of lines `l`, joined by {@link WITH_STORE}. */
export const SUMS = Prisma.sql`
  count(l."id")::int AS "lines", ${gross('sale')} AS "sales", ${gross('refund', 'dispute')} AS "refunds",
  ${cents(Prisma.sql`l."fee"`)} AS "fees", ${gross('hold', 'other')} AS "other",
  count(*) FILTER (WHERE l."feeIsEstimated")::int AS "estimatedFees",
  count(l."id") FILTER (WHERE l."kind" = 'sale' AND l."fee" IS NULL)::int AS "unknownFees",
  count(l."id") FILTER (WHERE ${IS_UNMATCHED})::int AS "unmatched",
  count(l."id") FILTER (WHERE ${IS_DIFFERENT})::int AS "differing"`

/** The row of {@link SUMS}, in hundredths. */
export const sumsRowSchema = z.object({
  lines: z.number(),
  sales: z.bigint(),
  refunds: z.bigint(),
  fees: z.bigint(),
  other: z.bigint(),
  estimatedFees: z.number(),
  unknownFees: z.number(),
  unmatched: z.number(),
  differing: z.number(),
})
type SumsRow = z.infer<typeof sumsRowSchema>

export const toSums = ({ sales, refunds, fees, other, ...counts }: SumsRow) => ({
  lines: counts.lines,
  sales: signedDecimal(sales),
  refunds: signedDecimal(refunds),
  fees: signedDecimal(fees),
  other: signedDecimal(other),
  net: signedDecimal(sales + refunds + other - fees),
  estimatedFees: counts.estimatedFees,
  unknownFees: counts.unknownFees,
  unmatched: counts.unmatched,
  differing: counts.differing,
})
