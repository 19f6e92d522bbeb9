import 'server-only'
import { z } from 'zod'
import { withinDays } from '@/lib/core/calendar-sql'
import { db, Prisma } from '@/lib/core/db'
import { signedDecimal } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { partSchema } from '@/lib/customers/territory-schema'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { CONTRADICTED } from '@/lib/orders/admin-queries'
import { inBase, netInBase, orderInBase } from '@/lib/orders/in-base'
import { oweToOneStopShop } from '@/lib/pricing/one-stop-shop'
import { ORDER_RATE_SOURCES } from '@/lib/settings/choices'
import { currentSettings } from '@/lib/settings/queries'
import { quarterOf } from '@/lib/settings/rates/quarters'
import { knownRates } from '@/lib/settings/rates/queries'
import { addUp, type Group, type Sums } from './add-up'
import type { OneStopShop, TaxPeriod, TaxReport } from './contracts'
import { isForOneStopShop, oneStopShop, type Supplied } from './one-stop-shop'

/** A country or a part of it, a rate, a kind and a currency; amounts are cents of the base currency, and as they were charged. */
const rowSchema = z.object({
  kind: z.enum(column.TaxKind),
  country: z.string().nullable(),
  territory: partSchema.nullable(),
  rate: z.string().nullable(),
  orders: z.number(),
  taxedOrders: z.number(),
  cardOrders: z.number(),
  unproven: z.number(),
  contradicted: z.number(),
  currency: currencySchema,
  /** The last day of the quarter in which its orders were placed, of credits. */
  quarterEnd: z.string().nullable(),
  sources: z.array(z.enum(ORDER_RATE_SOURCES)),
  net: z.bigint(),
  tax: z.bigint(),
  cards: z.bigint(),
  netCharged: z.bigint(),
  taxCharged: z.bigint(),
  cardsCharged: z.bigint(),
})
type Row = z.infer<typeof rowSchema>

/** A period, and the time zone whose days it has. */
type Days = TaxPeriod & { timezone: string }

const within = (time: Prisma.Sql, { timezone, ...period }: Days) =>
  withinDays(time, period, timezone)

/** Of a document `d`: the day that it says, which stays when the store moves to another time zone. */
const issuedWithin = ({ from, to }: Days) =>
  Prisma.sql`d."issuedOn" BETWEEN ${from}::date AND ${to}::date`

/** Where the rates of orders `o` came from. */
const SOURCES = Prisma.sql`
  coalesce(array_agg(DISTINCT o."rateSource"::text) FILTER (WHERE o."rateSource" IS NOT NULL), '{}')`

/** The sums of amounts of orders `o` in cents, of the base currency and as charged. */
function sumsOf({ net, tax, cards }: Record<'net' | 'tax' | 'cards', Prisma.Sql>): Prisma.Sql {
  const sum = (amount: Prisma.Sql) => Prisma.sql`(sum(${amount}) * 100)::bigint`
  return Prisma.sql`
    ${sum(netInBase(net, tax))} AS "net", ${sum(net)} AS "netCharged",
    ${sum(orderInBase(tax))} AS "tax", ${sum(tax)} AS "taxCharged",
    ${sum(orderInBase(cards))} AS "cards", ${sum(cards)} AS "cardsCharged"`
}

const GROUP = Prisma.sql`
  o."currency", o."taxKind"::text AS "kind", o."taxCountry" AS "country", o."taxTerritory" AS "territory", trim_scale(o."taxRate")::text AS "rate"`

/** Of how many orders `o` one piece of evidence alone says where the buyer is, and of how many it contradicts itself. */
const PLACES = Prisma.sql`
  count(*) FILTER (WHERE o."taxEvidence"->>'place' IN ('single', 'none'))::int AS "unproven",
  count(*) FILTER (WHERE ${CONTRADICTED})::int AS "contradicted"`
const NO_PLACES = Prisma.sql`0 AS "unproven", 0 AS "contradicted"`

/** What was ordered in a period. */
const soldIn = (period: Days): Promise<Row[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT ${GROUP}, NULL AS "quarterEnd", count(*)::int AS "orders",
      count(*) FILTER (WHERE o."subtotal" > o."untaxedAmount" OR o."untaxedAmount" = 0)::int AS "taxedOrders",
      count(*) FILTER (WHERE o."untaxedAmount" > 0)::int AS "cardOrders",
      ${PLACES}, ${SOURCES} AS "sources", ${sumsOf({
        net: Prisma.sql`o."subtotal" - o."untaxedAmount"`,
        tax: Prisma.sql`o."tax"`,
        cards: Prisma.sql`o."untaxedAmount"`,
      })}
    FROM "Order" o WHERE ${within(Prisma.sql`o."createdAt"`, period)}
    GROUP BY o."currency", o."taxKind", o."taxCountry", o."taxTerritory", o."taxRate"`,
  )

/** What buyers account for since a credit note gave them the tax. */
const REVERSED = Prisma.sql`coalesce((d."snapshot"->>'reversedNetCents')::bigint, 0)`

/** What the credit notes of a period gave back: of an order whose tax went back before, under reverse charge. */
const creditedIn = (period: Days): Promise<Row[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT o."currency", q."quarterEnd", ${SOURCES} AS "sources", k."kind", o."taxCountry" AS "country", o."taxTerritory" AS "territory", k."rate", 0 AS "orders", 0 AS "taxedOrders", 0 AS "cardOrders", ${NO_PLACES},
      ${sumsOf({
        net: Prisma.sql`((d."snapshot"->'totals'->>'netCents')::bigint + ${REVERSED} - c."net") / 100.0`,
        tax: Prisma.sql`(d."snapshot"->'totals'->>'taxCents')::bigint / 100.0`,
        cards: Prisma.sql`c."net" / 100.0`,
      })}
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
    CROSS JOIN LATERAL (
      SELECT (date_trunc('quarter', o."createdAt" AT TIME ZONE ${period.timezone}) + interval '3 months' - interval '1 day')::date::text AS "quarterEnd"
    ) q
    WHERE d."kind" = 'credit_note' AND ${issuedWithin(period)}
    GROUP BY o."currency", q."quarterEnd", k."kind", o."taxCountry", o."taxTerritory", k."rate"`,
  )

/** What came under reverse charge in a period because a credit note gave back the tax of an order. */
const reversedIn = (period: Days): Promise<Row[]> =>
  rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT o."currency", NULL AS "quarterEnd", ${SOURCES} AS "sources", 'reverse_charge' AS "kind", o."taxCountry" AS "country", NULL AS "territory", '0' AS "rate",
      0 AS "orders", 0 AS "taxedOrders", 0 AS "cardOrders", ${NO_PLACES},
      ${sumsOf({ net: Prisma.sql`${REVERSED} / 100.0`, tax: Prisma.sql`0`, cards: Prisma.sql`0` })}
    FROM "InvoiceDocument" d JOIN "Order" o ON o."id" = d."orderId"
    WHERE d."kind" = 'credit_note' AND ${REVERSED} > 0 AND ${issuedWithin(period)}
    GROUP BY o."currency", o."taxCountry"`,
  )

const feeRowSchema = z.object({
  provider: z.enum(column.PaymentProvider),
  payments: z.number(),
  cents: z.bigint(),
  isEstimated: z.boolean(),
})

/** What providers kept of what they captured in a period. */
async function feesIn(period: Days): Promise<TaxReport['fees']> {
  const fee = await inBase({
    amount: Prisma.sql`p."providerFee"`,
    currency: Prisma.sql`p."currency"`,
    rate: Prisma.sql`SELECT o."rateToBase" FROM "Order" o WHERE o."paymentId" = p."id"`,
  })
  const rows = await rowsOf(
    db(),
    feeRowSchema,
    Prisma.sql`
    SELECT p."provider"::text AS "provider", count(*)::int AS "payments",
      (sum(${fee}) * 100)::bigint AS "cents", bool_or(p."feeIsEstimated") AS "isEstimated"
    FROM "Payment" p
    WHERE p."providerFee" IS NOT NULL AND ${within(Prisma.sql`p."capturedAt"`, period)}
    GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ cents, ...row }) => ({ ...row, amount: signedDecimal(cents) }))
}

const CARDS = { kind: 'gift_card', country: null, territory: null, rate: null } as const

type NetAndTax = { net: bigint; tax: bigint }

/** The taxed part of a row and its gift cards. @param place where its amounts stand: as sold, or as given back */
function partsOf(
  row: Row,
  place: (amounts: NetAndTax) => Omit<Sums, 'orders' | 'charged' | 'rateSources'>,
) {
  const { kind, country, territory, rate, currency, taxedOrders, cardOrders, net, tax, cards } = row
  const sums = (orders: number, own: NetAndTax, charged: NetAndTax): Sums => ({
    ...place(own),
    orders,
    charged: place(charged),
    rateSources: row.sources,
  })
  const taxed: Group = { kind, country, territory, rate, currency }
  const charged = { net: row.netCharged, tax: row.taxCharged }
  return [
    ...(taxedOrders > 0 || charged.net !== 0n
      ? [{ ...taxed, ...sums(taxedOrders, { net, tax }, charged) }]
      : []),
    ...(row.cardsCharged === 0n
      ? []
      : [
          {
            ...CARDS,
            currency,
            ...sums(cardOrders, { net: cards, tax: 0n }, { net: row.cardsCharged, tax: 0n }),
          },
        ]),
  ]
}

/** What was ordered and credited in a period of the store's days by country, rate and kind. */
export async function taxReport(asked: TaxPeriod): Promise<TaxReport> {
  const settings = await currentSettings()
  const { timezone, baseCurrency: currency } = settings
  const period = { ...asked, timezone }
  const [sold, reversed, credited, fees] = await Promise.all([
    soldIn(period),
    reversedIn(period),
    creditedIn(period),
    feesIn(period),
  ])
  const parts = [
    ...[...sold, ...reversed].flatMap((row) =>
      partsOf(row, ({ net, tax }) => ({
        netCents: net,
        taxCents: tax,
        refundedNetCents: 0n,
        refundedTaxCents: 0n,
      })),
    ),
    ...credited.flatMap((row) =>
      partsOf(row, ({ net, tax }) => ({
        netCents: 0n,
        taxCents: 0n,
        refundedNetCents: net,
        refundedTaxCents: tax,
      })),
    ),
  ]
  const orders = sold.reduce((sum, row) => sum + row.orders, 0)
  return {
    ...addUp(parts, orders, currency),
    fees,
    places: placesOf(sold),
    oneStopShop:
      isQuarter(asked) && oweToOneStopShop(settings)
        ? await returnOf(asked.to, settings.sellerCountry, [
            ...sold.map((row) => suppliedOf(row, asked.to, 1n)),
            ...credited.map((row) => suppliedOf(row, row.quarterEnd ?? asked.to, -1n)),
          ])
        : null,
    timeZone: timezone,
  }
}

/** Of how many orders that were taxed by the buyer's country its evidence is thin. */
function placesOf(sold: readonly Row[]): TaxReport['places'] {
  const byCountry = sold.filter(({ kind, country }) => kind === 'standard' && country !== null)
  const count = (of: (row: Row) => number) => byCountry.reduce((sum, row) => sum + of(row), 0)
  return {
    orders: count(({ orders }) => orders),
    unproven: count(({ unproven }) => unproven),
    contradicted: count(({ contradicted }) => contradicted),
  }
}

/** The taxed part of a row as it was charged. @param sign of credits -1 */
const suppliedOf = (row: Row, quarterEnd: string, sign: 1n | -1n): Supplied => ({
  quarterEnd,
  kind: row.kind,
  country: row.country,
  territory: row.territory,
  rate: row.rate,
  currency: row.currency,
  netCents: sign * row.netCharged,
  taxCents: sign * row.taxCharged,
})

const isQuarter = ({ from, to }: TaxPeriod): boolean => {
  const quarter = quarterOf(to)
  return quarter.from === from && quarter.to === to
}

/** What goes into a quarter's return to the one-stop shop. */
async function returnOf(
  quarterEnd: string,
  sellerCountry: string,
  supplied: readonly Supplied[],
): Promise<OneStopShop> {
  const parts = supplied.filter((part) => isForOneStopShop(part, sellerCountry))
  const known = await knownRates([...new Set(parts.map((part) => part.quarterEnd))])
  return oneStopShop(quarterEnd, parts, known)
}
