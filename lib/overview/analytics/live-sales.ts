import { Prisma } from '@/lib/core/db'
import type { Breakdown } from './breakdowns'

type Sql = Prisma.Sql

/** What sales are added up by; categories follow from products, which may move between them. */
export type SalesFact = Exclude<Breakdown, 'categories'>

/** A sum of amounts of which few are not 0. */
const sumOfSome = (amount: Sql) =>
  Prisma.sql`coalesce(sum(${amount}) FILTER (WHERE ${amount} <> 0), 0)`

/** The sum of the money that came in, of orders as `o`. What a gift card pays came in when it was sold, and is not counted again. */
export const SUM_PAID = Prisma.sql`(sum(o."totalAmount") - ${sumOfSome(Prisma.sql`o."giftCardAmount"`)})`

/** The money of a refund `r` that went out. */
export const PAID_BACK = Prisma.sql`r."amount" - r."giftCardAmount"`

const COLUMNS: Record<Exclude<SalesFact, 'products'>, Sql> = {
  coupons: Prisma.sql`coalesce(o."couponCode", '')`,
  countries: Prisma.sql`coalesce(o."taxCountry", '')`,
  sources: Prisma.sql`concat_ws(' / ', o."trafficSource", o."trafficMedium")`,
  campaigns: Prisma.sql`coalesce(o."campaign", '')`,
  methods: Prisma.sql`o."paymentMethod"`,
  currencies: Prisma.sql`o."displayCurrency"`,
  languages: Prisma.sql`o."locale"`,
}

/** The facts by which sales are added up. */
export const SALES_FACTS: readonly SalesFact[] = [
  'products',
  'coupons',
  'countries',
  'sources',
  'campaigns',
  'methods',
  'currencies',
  'languages',
]

/**
 * The orders that were placed on a day `d`. Here and below what belongs to a row is looked up row by row (`OFFSET 0`): how few
 * days are not added up yet is not known to the planner, and joined as a whole they would cost a look at every order there is.
 */
const PLACED = Prisma.sql`
  CROSS JOIN LATERAL (
    SELECT * FROM "Order" o WHERE o."createdAt" >= d."start" AND o."createdAt" < d."end" OFFSET 0
  ) o`

/** The refunds of a day `d`: they count on the day on which they were settled. */
const SETTLED = Prisma.sql`
  CROSS JOIN LATERAL (
    SELECT * FROM "Refund" r
    WHERE r."status" = 'succeeded' AND r."updatedAt" >= d."start" AND r."updatedAt" < d."end" OFFSET 0
  ) r`

/**
 * What was sold and paid back on some days, read from orders and refunds.
 *
 * @param days a relation with `day`, its `start` and its `end`, instants of the store's time zone
 * @returns rows of `day`, `key`, `count`, `refundedCount`, `gross` and `refunds` in dollars, several for a day and key
 */
export const liveSales = (by: SalesFact, days: Sql): Sql =>
  by === 'products' ? soldProducts(days) : placedOrders(COLUMNS[by], days)

const placedOrders = (column: Sql, days: Sql): Sql => Prisma.sql`
  SELECT d."day", ${column}::text AS "key", count(*)::int AS "count", 0 AS "refundedCount",
         ${SUM_PAID} AS "gross", 0::numeric AS "refunds"
  FROM ${days} d ${PLACED} GROUP BY 1, 2
  UNION ALL
  SELECT d."day", x."key", 0, count(*)::int, 0, sum(${PAID_BACK})
  FROM ${days} d ${SETTLED}
  CROSS JOIN LATERAL (SELECT ${column}::text AS "key" FROM "Order" o WHERE o."id" = r."orderId" OFFSET 0) x
  GROUP BY 1, 2`

/** Pieces sold and pieces paid back, before tax and less their discounts. A refund of an amount alone names no product. */
const soldProducts = (days: Sql): Sql => Prisma.sql`
  SELECT d."day", i."productId"::text AS "key", sum(i."quantity")::int AS "count", 0 AS "refundedCount",
         sum(i."productPrice" * i."quantity") - ${sumOfSome(Prisma.sql`i."discount"`)} AS "gross",
         0::numeric AS "refunds"
  FROM ${days} d ${PLACED}
  CROSS JOIN LATERAL (SELECT * FROM "OrderItem" i WHERE i."orderId" = o."id" OFFSET 0) i
  GROUP BY 1, 2
  UNION ALL
  SELECT d."day", i."productId"::text, 0, sum(x."quantity")::int, 0,
         sum(i."productPrice" * x."quantity" - round(i."discount" * x."quantity" / i."quantity", 2))
  FROM ${days} d ${SETTLED}
  CROSS JOIN LATERAL jsonb_to_recordset(r."items") AS x("itemId" int, "quantity" int)
  CROSS JOIN LATERAL (SELECT * FROM "OrderItem" i WHERE i."id" = x."itemId" OFFSET 0) i
  GROUP BY 1, 2`
