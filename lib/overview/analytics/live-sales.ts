import { Prisma } from '@/lib/core/db'
import { orderInBase } from '@/lib/orders/in-base'
import type { Breakdown } from './breakdowns'

type Sql = Prisma.Sql

/** What sales are added up by; categories follow from products, which may move between them. */
export type SalesFact = Exclude<Breakdown, 'categories'> | 'chargedAsPaid'

const PAID_AS_CHARGED = Prisma.sql`o."totalAmount" - o."giftCardAmount"`

/**
 * The money that came in for an order `o`, in the base currency. What a gift card pays came in when it was sold, and is not counted
 * again.
 */
export const PAID = orderInBase(PAID_AS_CHARGED)

/** The money of a refund `r` that went out, in its own currency. */
export const PAID_BACK = Prisma.sql`r."amount" - r."giftCardAmount"`

/** By what was charged in, amounts are kept in the base currency, and under a name of their own as they were charged. */
const AS_CHARGED = 'chargedAsPaid'

const COLUMNS: Record<Exclude<SalesFact, 'products'>, Sql> = {
  coupons: Prisma.sql`coalesce(o."couponCode", '')`,
  countries: Prisma.sql`coalesce(o."taxCountry", '')`,
  sources: Prisma.sql`concat_ws(' / ', o."trafficSource", o."trafficMedium")`,
  campaigns: Prisma.sql`coalesce(o."campaign", '')`,
  methods: Prisma.sql`o."paymentMethod"`,
  currencies: Prisma.sql`o."displayCurrency"`,
  languages: Prisma.sql`o."locale"`,
  charged: Prisma.sql`o."currency"`,
  [AS_CHARGED]: Prisma.sql`o."currency"`,
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
  'charged',
  AS_CHARGED,
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
 * @returns rows of `day`, `key`, `count`, `refundedCount`, `gross` and `refunds`, several for a day and key; amounts are of the
 *   base currency, by `chargedAsPaid` of the one that is the key
 */
export const liveSales = (by: SalesFact, days: Sql): Sql =>
  by === 'products'
    ? soldProducts(days)
    : placedOrders(COLUMNS[by], days, by === AS_CHARGED ? (amount) => amount : orderInBase)

/** A refund counts at the rate of its order. */
const placedOrders = (column: Sql, days: Sql, counted: (amount: Sql) => Sql): Sql => Prisma.sql`
  SELECT d."day", ${column}::text AS "key", count(*)::int AS "count", 0 AS "refundedCount",
         sum(${counted(PAID_AS_CHARGED)}) AS "gross", 0::numeric AS "refunds"
  FROM ${days} d ${PLACED} GROUP BY 1, 2
  UNION ALL
  SELECT d."day", o."key", 0, count(*)::int, 0, sum(${counted(PAID_BACK)})
  FROM ${days} d ${SETTLED}
  CROSS JOIN LATERAL (
    SELECT ${column}::text AS "key", o."rateToBase" FROM "Order" o WHERE o."id" = r."orderId" OFFSET 0
  ) o
  GROUP BY 1, 2`

/** Pieces sold and pieces paid back, before tax and less their discounts. A refund of an amount alone names no product. */
const soldProducts = (days: Sql): Sql => Prisma.sql`
  SELECT d."day", i."productId"::text AS "key", sum(i."quantity")::int AS "count", 0 AS "refundedCount",
         sum(${orderInBase(Prisma.sql`i."productPrice" * i."quantity" - i."discount"`)}) AS "gross",
         0::numeric AS "refunds"
  FROM ${days} d ${PLACED}
  CROSS JOIN LATERAL (SELECT * FROM "OrderItem" i WHERE i."orderId" = o."id" OFFSET 0) i
  GROUP BY 1, 2
  UNION ALL
  SELECT d."day", i."productId"::text, 0, sum(x."quantity")::int, 0,
         sum(${orderInBase(Prisma.sql`i."productPrice" * x."quantity" - round(i."discount" * x."quantity" / i."quantity", 2)`)})
  FROM ${days} d ${SETTLED}
  CROSS JOIN LATERAL (SELECT o."rateToBase" FROM "Order" o WHERE o."id" = r."orderId" OFFSET 0) o
  CROSS JOIN LATERAL jsonb_to_recordset(r."items") AS x("itemId" int, "quantity" int)
  CROSS JOIN LATERAL (SELECT * FROM "OrderItem" i WHERE i."id" = x."itemId" OFFSET 0) i
  GROUP BY 1, 2`
