import 'server-only'
import { z } from 'zod'
import { type DayPeriod, daysOf, startsOf } from '@/lib/core/calendar'
import { withinDays } from '@/lib/core/calendar-sql'
import { db, Prisma } from '@/lib/core/db'
import { readReport } from '@/lib/core/read-report'
import { rowsOf } from '@/lib/core/rows'
import type { Breakdown } from './breakdowns'
import type {
  BreakdownRow,
  CatalogueCounts,
  PeriodFigures,
  PeriodQuery,
  RefundReasonRow,
  Summary,
} from './contracts'
import { daySales } from './day-sales'
import { daysOfStore } from './days-of-store'
import { viewersOfProducts } from './funnel'
import { PAID } from './live-sales'
import { type Days, periodBefore } from './period'
import { paidBackInBase } from './refunds-in-base'
import { daySeries, sumsOf } from './series'

type Sql = Prisma.Sql

/** Sums of money arrive as whole cents in a bigint; what a store sells fits into a number. */
const cents = (sum: bigint | null | undefined): number => Number(sum ?? 0n)

/** Refunds count on the day on which they were settled. */
const paidBackWithin = ({ timezone, ...period }: Days) =>
  Prisma.sql`r."status" = 'succeeded' AND ${withinDays(Prisma.sql`r."updatedAt"`, period, timezone)}`

/** The catalogue in three numbers, as the storefront shows it. */
export async function catalogueCounts(): Promise<CatalogueCounts> {
  const [products, featured, categories] = await Promise.all([
    db().product.count({ where: { isHidden: false } }),
    db().product.count({ where: { isHidden: false, isFeatured: true } }),
    db().category.count({ where: { isActive: true } }),
  ])
  return { products, featured, categories }
}

/** What was sold and paid back in a period, day by day, and in the period before it. */
export async function salesSummary(query: PeriodQuery, now: Date): Promise<Summary> {
  const { timezone, ...current } = await daysOfStore(query, now)
  const before = periodBefore(current)
  // The two are neighbours, so that each table is read once.
  const both = { from: before.from, to: current.to, timezone }
  const [orders, refunds, carts, [distinct]] = await Promise.all([
    ordersByDay(both),
    refundsByDay(both),
    cartsByDay(both),
    distinctCarts(before, current),
  ])
  const figures = (period: DayPeriod, [all = 0, ordered = 0]: readonly number[]): PeriodFigures => {
    const days = daySeries(period, { orders, refunds, carts })
    return { ...period, ...sumsOf(days), carts: all, orderedCarts: ordered, days }
  }
  return {
    current: figures(current, [distinct?.carts ?? 0, distinct?.ordered ?? 0]),
    before: figures(before, [distinct?.cartsBefore ?? 0, distinct?.orderedBefore ?? 0]),
    timeZone: timezone,
  }
}

/** A day without orders or refunds has no sum of them. */
const daySalesSchema = z.object({
  orders: z.number(),
  gross: z.bigint().nullable(),
  refunds: z.number(),
  refunded: z.bigint().nullable(),
})

/** What was sold and paid back on one day of a time zone. @param day such as `2026-01-31` */
export async function salesOfDay(day: string, timezone: string) {
  const period = { from: day, to: day }
  const isPlaced = withinDays(Prisma.sql`o."createdAt"`, period, timezone)
  const paidBack = await paidBackInBase()
  const [sales] = await rowsOf(
    db(),
    daySalesSchema,
    Prisma.sql`
    SELECT * FROM (
      SELECT count(*)::int AS "orders", (sum(${PAID}) * 100)::bigint AS "gross"
      FROM "Order" o WHERE ${isPlaced}
    ) o, (
      SELECT count(*)::int AS "refunds", (sum(${paidBack}) * 100)::bigint AS "refunded"
      FROM "Refund" r WHERE ${paidBackWithin({ ...period, timezone })}
    ) r`,
  )
  return {
    orders: sales?.orders ?? 0,
    grossCents: cents(sales?.gross),
    refunds: sales?.refunds ?? 0,
    refundsCents: cents(sales?.refunded),
  }
}

const ordersByDayRow = z.object({ day: z.string(), orders: z.number(), gross: z.bigint() })

/** What was sold on each day of a period on which anything was. */
export async function ordersByDay(period: Days) {
  const rows = await readReport(
    ordersByDayRow,
    Prisma.sql`
    SELECT to_char(s."day", 'YYYY-MM-DD') AS "day", sum(s."count")::int AS "orders",
           (sum(s."gross") * 100)::bigint AS "gross"
    FROM (${daySales('methods', period)}) s GROUP BY s."day"`,
  )
  return rows.map(({ day, orders, gross }) => ({ day, orders, grossCents: cents(gross) }))
}

const refundsByDayRow = z.object({ position: z.number(), refunds: z.bigint() })

/** What was paid back on each day of a period on which anything was. */
export async function refundsByDay(period: Days) {
  const starts = startsOf(period, period.timezone).map((start) => start.toISOString())
  const paidBack = await paidBackInBase()
  // As a subquery the instants are read once, and not for each refund.
  const rows = await rowsOf(
    db(),
    refundsByDayRow,
    Prisma.sql`
    SELECT width_bucket(r."updatedAt", (SELECT ${starts}::text[]::timestamptz[])) AS "position",
           (sum(${paidBack}) * 100)::bigint AS "refunds"
    FROM "Refund" r WHERE ${paidBackWithin(period)} GROUP BY 1`,
  )
  const days = daysOf(period)
  return rows.map(({ position, refunds }) => ({
    day: days[position - 1] ?? '',
    refundsCents: cents(refunds),
  }))
}

const cartsByDayRow = z.object({ day: z.string(), carts: z.number(), orderedCarts: z.number() })

const cartsByDay = ({ from, to }: DayPeriod) =>
  rowsOf(
    db(),
    cartsByDayRow,
    Prisma.sql`
    SELECT to_char("day", 'YYYY-MM-DD') AS "day", count(*)::int AS "carts",
           count("orderedAt")::int AS "orderedCarts"
    FROM "CartDay" WHERE "day" BETWEEN ${from}::date AND ${to}::date GROUP BY "CartDay"."day"`,
  )

const distinctCartsSchema = z.object({
  carts: z.number(),
  ordered: z.number(),
  cartsBefore: z.number(),
  orderedBefore: z.number(),
})

const distinctCarts = (before: DayPeriod, current: DayPeriod) =>
  rowsOf(
    db(),
    distinctCartsSchema,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE c."now" > 0)::int AS "carts",
           count(*) FILTER (WHERE c."orderedNow" > 0)::int AS "ordered",
           count(*) FILTER (WHERE c."before" > 0)::int AS "cartsBefore",
           count(*) FILTER (WHERE c."orderedBefore" > 0)::int AS "orderedBefore"
    FROM (
      SELECT count(*) FILTER (WHERE "day" >= ${current.from}::date) AS "now",
             count("orderedAt") FILTER (WHERE "day" >= ${current.from}::date) AS "orderedNow",
             count(*) FILTER (WHERE "day" < ${current.from}::date) AS "before",
             count("orderedAt") FILTER (WHERE "day" < ${current.from}::date) AS "orderedBefore"
      FROM "CartDay" WHERE "day" BETWEEN ${before.from}::date AND ${current.to}::date GROUP BY "cart"
    ) c`,
  )

const rowSchema = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number(),
  refundedCount: z.number(),
  gross: z.bigint(),
  refunds: z.bigint(),
  viewers: z.number().optional(),
  grossAsPaid: z.bigint().optional(),
  refundsAsPaid: z.bigint().optional(),
})

function netOf(gross: bigint, refunds: bigint | undefined) {
  const [grossCents, refundsCents] = [cents(gross), cents(refunds)]
  return { grossCents, refundsCents, netCents: grossCents - refundsCents }
}

/** More lines than a table of currencies, languages or categories has; of products, coupons and countries, the best. */
const BREAKDOWN_LIMIT = 20

/** Sales of a period by what was bought, or by a fact of its orders; the largest first. */
export async function salesBy(
  by: Breakdown,
  query: PeriodQuery,
  now: Date,
  limit = BREAKDOWN_LIMIT,
): Promise<BreakdownRow[]> {
  const period = await daysOfStore(query, now)
  const rows = await readReport(rowSchema, breakdownSql(by, period, limit))
  return rows.map(({ gross, refunds, grossAsPaid, refundsAsPaid, ...row }) => ({
    ...row,
    ...netOf(gross, refunds),
    ...(grossAsPaid === undefined ? {} : { asPaid: netOf(grossAsPaid, refundsAsPaid) }),
  }))
}

const SUMS = Prisma.sql`
  sum(s."count")::int AS "count", sum(s."refundedCount")::int AS "refundedCount",
  (sum(s."gross") * 100)::bigint AS "gross", (sum(s."refunds") * 100)::bigint AS "refunds"`

function breakdownSql(by: Breakdown, period: Days, limit: number): Sql {
  switch (by) {
    case 'products':
      return Prisma.sql`
        SELECT s.*, p."name", coalesce(v."viewers", 0)::int AS "viewers" FROM (
          SELECT s."key", ${SUMS} FROM (${daySales('products', period)}) s GROUP BY s."key"
        ) s JOIN "Product" p ON p."id" = s."key"::int
        LEFT JOIN (${viewersOfProducts(period)}) v ON v."productId" = p."id"
        ORDER BY s."gross" DESC, p."id" LIMIT ${limit}`
    case 'categories':
      return Prisma.sql`
        SELECT c."id"::text AS "key", c."name", ${SUMS}
        FROM (${daySales('products', period)}) s
        JOIN "Product" p ON p."id" = s."key"::int
        JOIN "Category" own ON own."id" = p."categoryId"
        JOIN "Category" c ON c."id" = coalesce(own."parentId", own."id")
        GROUP BY c."id" ORDER BY "gross" DESC, c."id" LIMIT ${limit}`
    case 'charged':
      return Prisma.sql`
        SELECT s."key", s."key" AS "name", s."count", s."refundedCount", s."gross", s."refunds",
               p."gross" AS "grossAsPaid", p."refunds" AS "refundsAsPaid"
        FROM (SELECT s."key", ${SUMS} FROM (${daySales('charged', period)}) s GROUP BY s."key") s
        JOIN (SELECT s."key", ${SUMS} FROM (${daySales('chargedAsPaid', period)}) s GROUP BY s."key") p ON p."key" = s."key"
        ORDER BY s."gross" DESC, s."key" LIMIT ${limit}`
    default:
      return Prisma.sql`
        SELECT s."key", s."key" AS "name", ${SUMS} FROM (${daySales(by, period)}) s
        GROUP BY s."key" ORDER BY "gross" DESC, s."key" LIMIT ${limit}`
  }
}

const refundsByReasonRow = z.object({
  reason: z.string(),
  refunds: z.number(),
  paidBack: z.bigint(),
})

/** What was paid back in a period by the reason that the buyer gave in the request that a refund answers; the largest first. */
export async function refundsByReason(query: PeriodQuery, now: Date): Promise<RefundReasonRow[]> {
  const [period, paidBack] = await Promise.all([daysOfStore(query, now), paidBackInBase()])
  const rows = await rowsOf(
    db(),
    refundsByReasonRow,
    Prisma.sql`
      SELECT coalesce(q."reason", '') AS "reason", count(*)::int AS "refunds",
             (sum(${paidBack}) * 100)::bigint AS "paidBack"
      FROM "Refund" r LEFT JOIN "RefundRequest" q ON q."id" = r."refundRequestId"
      WHERE ${paidBackWithin(period)} GROUP BY 1 ORDER BY "paidBack" DESC, 1`,
  )
  return rows.map(({ paidBack, ...row }) => ({ ...row, refundsCents: cents(paidBack) }))
}
