import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { storedCustomerSchema } from '@/lib/customers/contracts'
import { paymentSnapshotSchema } from '@/lib/payments/contracts'
import { ABANDONED_AFTER_MINUTES, type UnpaidState, whyNotPaid } from '@/lib/payments/not-paid'
import { PROVIDERS } from '@/lib/payments/providers'
import type { UnpaidCounts, UnpaidPayment, UnpaidQuery } from './unpaid-contracts'

const since = (days: number) =>
  Prisma.sql`p."createdAt" >= now() - make_interval(days => ${days}::int)`

/** The payments of each state; a wallet's payment waits for its payer in `created`. */
const CONDITIONS: Record<UnpaidState, (days: number) => Prisma.Sql> = {
  declined: (days) => Prisma.sql`p."status" = 'declined' AND ${since(days)}`,
  failed: (days) => Prisma.sql`p."status" = 'failed' AND ${since(days)}`,
  abandoned: (days) => Prisma.sql`p."status" = 'created' AND ${since(days)}
    AND p."createdAt" < now() - make_interval(mins => ${ABANDONED_AFTER_MINUTES}::int)`,
  held: () => Prisma.sql`p."status" = 'held'`,
}

const UNPAID = (days: number) =>
  Prisma.sql`p."status" IN ('created', 'declined', 'failed', 'held')
    AND (${Prisma.join(
      Object.values(CONDITIONS).map((condition) => Prisma.sql`(${condition(days)})`),
      ' OR ',
    )})`

const matching = ({ state, days }: UnpaidQuery) => (state ? CONDITIONS[state](days) : UNPAID(days))

/** The first order after a payment `p` of the same address, or of the same cart session. */
const PAID_LATER = Prisma.sql`coalesce(
  (SELECT o."orderNumber" FROM "Order" o
    WHERE lower(o."customerEmail") = lower(p."customer" ->> 'email') AND o."createdAt" >= p."createdAt"
    ORDER BY o."createdAt" LIMIT 1),
  (SELECT o."orderNumber" FROM "Payment" q JOIN "Order" o ON o."paymentId" = q."id"
    WHERE q."sessionId" = p."sessionId" AND o."createdAt" >= p."createdAt"
    ORDER BY o."createdAt" LIMIT 1))`

const STATES: Record<string, UnpaidState> = {
  created: 'abandoned',
  declined: 'declined',
  failed: 'failed',
  held: 'held',
}

const rowSchema = z.object({
  id: z.string(),
  provider: z.enum(column.PaymentProvider),
  status: z.string(),
  amount: column.decimal,
  currency: z.string(),
  createdAt: z.date(),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  customer: z.unknown(),
  snapshot: z.unknown(),
  cardType: z.string().nullable(),
  lastFour: z.string().nullable(),
  paidLater: z.string().nullable(),
})
type Row = z.infer<typeof rowSchema>

function toUnpaid(row: Row): UnpaidPayment {
  const { id, provider, amount, currency, createdAt, cardType, lastFour, paidLater } = row
  const state = STATES[row.status] ?? 'failed'
  const customer = row.customer === null ? null : storedCustomerSchema.parse(row.customer)
  const cart = row.snapshot === null ? null : paymentSnapshotSchema.parse(row.snapshot)
  const why = { state, code: row.failureCode, message: row.failureMessage }
  return {
    id,
    provider,
    state,
    reason: whyNotPaid(why, PROVIDERS[provider].refusals).text,
    amount: decimalOf(amount),
    currency,
    startedAt: createdAt.toISOString(),
    customerName: customer?.name ?? null,
    customerEmail: customer?.email ?? null,
    card: lastFour === null ? cardType : `${cardType ?? 'Card'} ending in ${lastFour}`,
    items: cart?.items.map(({ productName, quantity }) => ({ productName, quantity })) ?? [],
    paidLater,
  }
}

/** One page of the payments that brought no money, newest first, with the number of all that match. */
export async function listUnpaidPayments(
  query: UnpaidQuery,
): Promise<{ rows: UnpaidPayment[]; total: number }> {
  const where = matching(query)
  const [rows, [counted]] = await Promise.all([
    rowsOf(
      db(),
      rowSchema,
      Prisma.sql`
      SELECT p.*, ${PAID_LATER} AS "paidLater" FROM (
        SELECT p."id", p."provider"::text AS "provider", p."status"::text AS "status", p."amount", p."currency", p."createdAt",
               p."failureCode", p."failureMessage", p."customer", p."snapshot", p."cardType", p."lastFour", p."sessionId"
        FROM "Payment" p WHERE ${where}
        ORDER BY p."createdAt" DESC, p."id" LIMIT ${query.limit} OFFSET ${query.offset}
      ) p ORDER BY p."createdAt" DESC, p."id"`,
    ),
    rowsOf(
      db(),
      TOTAL_ROW,
      Prisma.sql`SELECT count(*)::int AS "total" FROM "Payment" p WHERE ${where}`,
    ),
  ])
  return { rows: rows.map(toUnpaid), total: counted?.total ?? 0 }
}

const unpaidCountsRow = z.object({
  declined: z.number(),
  failed: z.number(),
  abandoned: z.number(),
  paidLater: z.number(),
})

/** How many payments of the last days brought no money; those under review still may. */
export async function countUnpaidPayments(days: number): Promise<UnpaidCounts> {
  const kinds = (['declined', 'failed', 'abandoned'] as const).map(
    (state) => Prisma.sql`
      SELECT ${state} AS "state", ${PAID_LATER} IS NOT NULL AS "isPaid" FROM "Payment" p
      WHERE ${CONDITIONS[state](days)}`,
  )
  const [counts] = await rowsOf(
    db(),
    unpaidCountsRow,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE "state" = 'declined')::int AS "declined",
           count(*) FILTER (WHERE "state" = 'failed')::int AS "failed",
           count(*) FILTER (WHERE "state" = 'abandoned')::int AS "abandoned",
           count(*) FILTER (WHERE "isPaid")::int AS "paidLater"
    FROM (${Prisma.join(kinds, ' UNION ALL ')}) unpaid`,
  )
  return counts ?? { declined: 0, failed: 0, abandoned: 0, paidLater: 0 }
}
