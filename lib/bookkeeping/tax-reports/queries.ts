import 'server-only'
import { z } from 'zod'
import { withinDays } from '@/lib/core/calendar-sql'
import { db, Prisma } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { TERRITORIES } from '@/lib/pricing/territories'
import { currentSetting } from '@/lib/settings/queries'
import { addUp, type Group, type Sums } from './add-up'
import type { TaxPeriod, TaxReport } from './contracts'

/** A country or a part of it, a rate and a kind; amounts are cents. */
const rowSchema = z.object({
  kind: z.enum(column.TaxKind),
  country: z.string().nullable(),
  territory: z.enum(TERRITORIES).nullable(),
  rate: z.string().nullable(),
  orders: z.number(),
  taxedOrders: z.number(),
  cardOrders: z.number(),
  net: z.bigint(),
  tax: z.bigint(),
  cards: z.bigint(),
})
type Row = z.infer<typeof rowSchema>

/** A period, and the time zone whose days it has. */
type Days = TaxPeriod & { timezone: string }

const within = (time: Prisma.Sql, { timezone, ...period }: Days) =>
  withinDays(time, period, timezone)

/** Of a document `d`: the day that it says, which stays when the store moves to another time zone. */
const issuedWithin = ({ from, to }: Days) =>
  Prisma.sql`d."issuedOn" BETWEEN ${from}::date AND ${to}::date`

const GROUP = Prisma.sql`
  o."taxKind"::text AS "kind", o."taxCountry" AS "country", o."taxTerritory" AS "territory", trim_scale(o."taxRate")::text AS "rate"`

/** What was ordered in a period. */
const soldIn = (period: Days): Promise<Row[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT ${GROUP}, count(*)::int AS "orders",
      count(*) FILTER (WHERE o."subtotal" > o."untaxedAmount" OR o."untaxedAmount" = 0)::int AS "taxedOrders",
      count(*) FILTER (WHERE o."untaxedAmount" > 0)::int AS "cardOrders",
      ((sum(o."subtotal") - sum(o."untaxedAmount")) * 100)::bigint AS "net", (sum(o."tax") * 100)::bigint AS "tax",
      (sum(o."untaxedAmount") * 100)::bigint AS "cards"
    FROM "Order" o WHERE ${within(Prisma.sql`o."createdAt"`, period)}
    GROUP BY o."taxKind", o."taxCountry", o."taxTerritory", o."taxRate"`,
  )

/** What buyers account for since a credit note gave them the tax. */
const REVERSED = Prisma.sql`coalesce((d."snapshot"->>'reversedNetCents')::bigint, 0)`

/** What the credit notes of a period gave back: of an order whose tax went back before, under reverse charge. */
const creditedIn = (period: Days): Promise<Row[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT k."kind", o."taxCountry" AS "country", o."taxTerritory" AS "territory", k."rate", 0 AS "orders", 0 AS "taxedOrders", 0 AS "cardOrders",
      sum((d."snapshot"->'totals'->>'netCents')::bigint + ${REVERSED} - c."net")::bigint AS "net",
      sum((d."snapshot"->'totals'->>'taxCents')::bigint)::bigint AS "tax", sum(c."net")::bigint AS "cards"
    FROM "InvoiceDocument" d JOIN "Order" o ON o."id" = d."orderId"
    CROSS JOIN LATERAL (
      SELECT coalesce(sum((line->>'netCents')::bigint), 0) AS "net"
      FROM jsonb_array_elements(d."snapshot"->'lines') line WHERE (line->>'isGiftCard')::boolean
    ) c
    CROSS JOIN LATERAL (
      SELECT (d."snapshot"->>'reverseCharge')::boolean AND o."taxKind" <> 'reverse_charge' AND ${REVERSED} = 0 AS "isLater"
    ) l
    CROSS JOIN LATERAL (
      SELECT CASE WHEN l."isLater" THEN 'reverse_charge' ELSE o."taxKind"::text END AS "kind",
        CASE WHEN l."isLater" THEN '0' ELSE trim_scale(o."taxRate")::text END AS "rate"
    ) k
    WHERE d."kind" = 'credit_note' AND ${issuedWithin(period)}
    GROUP BY k."kind", o."taxCountry", o."taxTerritory", k."rate"`,
  )

/** What came under reverse charge in a period because a credit note gave back the tax of an order. */
const reversedIn = (period: Days): Promise<Row[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT 'reverse_charge' AS "kind", o."taxCountry" AS "country", NULL AS "territory", '0' AS "rate",
      0 AS "orders", 0 AS "taxedOrders", 0 AS "cardOrders",
      sum(${REVERSED})::bigint AS "net", 0::bigint AS "tax", 0::bigint AS "cards"
    FROM "InvoiceDocument" d JOIN "Order" o ON o."id" = d."orderId"
    WHERE d."kind" = 'credit_note' AND ${REVERSED} > 0 AND ${issuedWithin(period)}
    GROUP BY o."taxCountry"`,
  )

const feeRowSchema = z.object({
  provider: z.enum(column.PaymentProvider),
  payments: z.number(),
  cents: z.bigint(),
  isEstimated: z.boolean(),
})

/** What providers kept of what they captured in a period. */
async function feesIn(period: Days): Promise<TaxReport['fees']> {
  const rows = await rowsOf(
    db(),
    feeRowSchema,
    Prisma.sql`
    SELECT p."provider"::text AS "provider", count(*)::int AS "payments",
      (sum(p."providerFee") * 100)::bigint AS "cents", bool_or(p."feeIsEstimated") AS "isEstimated"
    FROM "Payment" p
    WHERE p."providerFee" IS NOT NULL AND ${within(Prisma.sql`p."capturedAt"`, period)}
    GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ cents, ...row }) => ({ ...row, amount: signedDecimal(cents) }))
}

const CARDS: Group = { kind: 'gift_card', country: null, territory: null, rate: null }

/** The taxed part of a row and its gift cards. */
function partsOf(row: Row, sums: (net: bigint, tax: bigint) => Omit<Sums, 'orders'>) {
  const { kind, country, territory, rate, taxedOrders, cardOrders, net, tax, cards } = row
  const group: Group = { kind, country, territory, rate }
  return [
    ...(taxedOrders > 0 || net !== 0n
      ? [{ ...group, orders: taxedOrders, ...sums(net, tax) }]
      : []),
    ...(cards === 0n ? [] : [{ ...CARDS, orders: cardOrders, ...sums(cards, 0n) }]),
  ]
}

/** What was ordered and credited in a period of the store's days by country, rate and kind. */
export async function taxReport(asked: TaxPeriod): Promise<TaxReport> {
  const [timezone, currency] = await Promise.all([
    currentSetting('timezone'),
    currentSetting('baseCurrency'),
  ])
  const period = { ...asked, timezone }
  const [sold, reversed, credited, fees] = await Promise.all([
    soldIn(period),
    reversedIn(period),
    creditedIn(period),
    feesIn(period),
  ])
  const parts = [
    ...[...sold, ...reversed].flatMap((row) =>
      partsOf(row, (netCents, taxCents) => ({
        netCents,
        taxCents,
        refundedNetCents: 0n,
        refundedTaxCents: 0n,
      })),
    ),
    ...credited.flatMap((row) =>
      partsOf(row, (refundedNetCents, refundedTaxCents) => ({
        netCents: 0n,
        taxCents: 0n,
        refundedNetCents,
        refundedTaxCents,
      })),
    ),
  ]
  const orders = sold.reduce((sum, row) => sum + row.orders, 0)
  return { ...addUp(parts, orders), fees, currency, timeZone: timezone }
}
