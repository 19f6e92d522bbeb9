import 'server-only'
import { z } from 'zod'
import { boundsOf, dayOf } from '@/lib/core/calendar'
import { rowCounter } from '@/lib/core/count-rows'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { paidWith } from '@/lib/payments/paid-with'
import { currentSetting } from '@/lib/settings/queries'
import type { OrderFilters, OrderListQuery, OrderRow, WaitsFor } from './admin-contracts'
import { matchesOrder } from './order-search'

type Sql = Prisma.Sql

/** Orders with undelivered items, but for those whose period for withdrawal has to end first, gifts that have their keys and wait for their day, and pre-orders. */
export const UNDELIVERED = Prisma.sql`
  o."orderStatus" IN ('processing', 'partially_refunded') AND NOT EXISTS (
    SELECT 1 FROM "SupplyConsent" c
    WHERE c."orderId" = o."id" AND NOT c."isGiven" AND c."releasedAt" IS NULL AND c."waitsUntil" > now())
  AND EXISTS (
    SELECT 1 FROM "OrderItem" i
    WHERE i."orderId" = o."id" AND NOT i."isBundle" AND i."deliveredAt" IS NULL AND i."refundedQuantity" < i."quantity"
      AND NOT EXISTS (SELECT 1 FROM "Product" p WHERE p."id" = i."productId" AND p."availableFrom" IS NOT NULL)
      AND NOT (
        i."delivery" = 'keys'
        AND EXISTS (SELECT 1 FROM "OrderGift" g WHERE g."orderId" = o."id" AND g."sendAt" > now())
        AND (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used')
          >= i."quantity" - i."refundedQuantity"))`

/** Of orders `o`: what is known of the buyer's place contradicts where they were taxed. An index has these. */
export const CONTRADICTED = Prisma.sql`o."taxEvidence"->>'place' = 'contradicted'`

/** What an order's undelivered items wait for: keys that its pool has not, somebody's hand, or the day of a pre-order. */
export const WAITS_FOR: Record<WaitsFor, Sql> = {
  keys: Prisma.sql`EXISTS (
    SELECT 1 FROM "OrderItem" i
    JOIN "Product" p ON p."id" = i."productId" AND p."availableFrom" IS NULL
    WHERE i."orderId" = o."id" AND i."delivery" = 'keys' AND NOT i."isBundle" AND i."deliveredAt" IS NULL
      AND (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used')
        < i."quantity" - i."refundedQuantity")`,
  hand: Prisma.sql`EXISTS (
    SELECT 1 FROM "OrderItem" i
    WHERE i."orderId" = o."id" AND i."delivery" = 'manual' AND i."deliveredAt" IS NULL
      AND i."refundedQuantity" < i."quantity")`,
  release: Prisma.sql`o."orderStatus" IN ('processing', 'partially_refunded') AND EXISTS (
    SELECT 1 FROM "OrderItem" i
    JOIN "Product" p ON p."id" = i."productId" AND p."availableFrom" IS NOT NULL
    WHERE i."orderId" = o."id" AND i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND i."refundedQuantity" < i."quantity")`,
}

/** What a list is asked for: instead of days instants, and beside it the whole address of a buyer, in lower case. */
type Filters = Omit<OrderFilters, 'from' | 'to' | 'refundedFrom' | 'refundedTo'> & {
  start?: Date
  end?: Date
  refundedStart?: Date
  refundedEnd?: Date
  buyer?: string
}

/** Orders of which something was paid back between two instants: by when it was settled, as the figures count it. */
const refundedBetween = (start: Date | undefined, end: Date | undefined): Sql => Prisma.sql`
  o."id" IN (
    SELECT r."orderId" FROM "Refund" r
    WHERE r."status" = 'succeeded'
      ${start ? Prisma.sql`AND r."updatedAt" >= ${start.toISOString()}::timestamptz` : Prisma.empty}
      ${end ? Prisma.sql`AND r."updatedAt" < ${end.toISOString()}::timestamptz` : Prisma.empty})`

/** The addresses of a customer, from any of them: most have one. */
const addressesOf = (customerId: number): Sql => Prisma.sql`
  SELECT a."email" FROM "CustomerRecord" a, "CustomerRecord" c
  WHERE c."id" = ${customerId} AND (a."id" = coalesce(c."leaderId", c."id") OR a."leaderId" = coalesce(c."leaderId", c."id"))`

function conditionsOf(filters: Filters): Sql {
  const { search, status, provider, start, end, undelivered, waitsFor, customer, buyer } = filters
  const { contradicted, refundedStart, refundedEnd, product } = filters
  const conditions: Sql[] = [Prisma.sql`true`]
  if (search) conditions.push(matchesOrder(search))
  if (status) conditions.push(Prisma.sql`o."orderStatus" = ${status}::"OrderStatus"`)
  if (provider) conditions.push(paidWith(provider))
  if (start) conditions.push(Prisma.sql`o."createdAt" >= ${start.toISOString()}::timestamptz`)
  if (end) conditions.push(Prisma.sql`o."createdAt" < ${end.toISOString()}::timestamptz`)
  if (refundedStart || refundedEnd) conditions.push(refundedBetween(refundedStart, refundedEnd))
  if (product !== undefined)
    conditions.push(
      Prisma.sql`EXISTS (SELECT 1 FROM "OrderItem" i WHERE i."orderId" = o."id" AND i."productId" = ${product})`,
    )
  // Pre-orders are not late.
  if (undelivered || (waitsFor && waitsFor !== 'release')) conditions.push(UNDELIVERED)
  if (waitsFor) conditions.push(WAITS_FOR[waitsFor])
  if (contradicted) conditions.push(CONTRADICTED)
  if (customer !== undefined)
    conditions.push(Prisma.sql`lower(o."customerEmail") = ANY(ARRAY(${addressesOf(customer)}))`)
  if (buyer !== undefined) conditions.push(Prisma.sql`lower(o."customerEmail") = ${buyer}`)
  return Prisma.join(conditions, ' AND ')
}

const rowSchema = z.object({
  orderNumber: z.string(),
  customerEmail: z.string(),
  orderStatus: z.enum(column.OrderStatus),
  paymentMethod: z.enum(column.PaymentMethod),
  customerName: z.string(),
  currency: z.string(),
  pieces: z.number(),
  openItems: z.number(),
  id: z.number(),
  createdAt: z.date(),
  totalAmount: column.decimal,
  refundedAmount: column.decimal,
  discount: column.decimal,
  couponCode: z.string().nullable(),
  giftCardAmount: column.decimal,
  subtotal: column.decimal,
  tax: column.decimal,
  taxRate: column.decimal.nullable(),
  taxCountry: z.string().nullable(),
  providerFee: column.decimal.nullable(),
  feeIsEstimated: z.boolean(),
  productNames: z.string(),
  providerReference: z.string().nullable(),
})
type Row = z.infer<typeof rowSchema>

/** The list continues after this order. */
type Position = { createdAt: Date; id: number }

function readRows(
  filters: Filters,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: Position },
): Promise<Row[]> {
  const behind = after
    ? Prisma.sql`AND (o."createdAt", o."id") < (${after.createdAt}, ${after.id})`
    : Prisma.empty
  return rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT o."id", o."orderNumber", o."createdAt", o."customerName", o."customerEmail",
           o."orderStatus"::text AS "orderStatus", o."paymentMethod"::text AS "paymentMethod",
           o."totalAmount", o."discount", o."couponCode", o."giftCardAmount", o."currency",
           o."subtotal", o."tax", o."taxRate", o."taxCountry",
           p."refundedAmount" + coalesce(u."paidBack", 0) AS "refundedAmount", coalesce(m."reference", p."providerTransactionId") AS "providerReference", p."providerFee", p."feeIsEstimated",
           i."pieces", i."openItems", i."productNames"
    FROM (
      SELECT o.* FROM "Order" o WHERE ${conditionsOf(filters)} ${behind}
      ORDER BY o."createdAt" DESC, o."id" DESC LIMIT ${limit} OFFSET ${offset}
    ) o
    JOIN "Payment" p ON p."id" = o."paymentId"
    LEFT JOIN "ManualPayment" m ON m."paymentId" = o."paymentId"
    LEFT JOIN LATERAL (
      SELECT sum(u."paidBack") AS "paidBack" FROM "GiftCardUse" u WHERE u."paymentId" = o."paymentId"
    ) u ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(i."quantity"), 0)::int AS "pieces",
             count(*) FILTER (WHERE i."deliveredAt" IS NULL AND i."refundedQuantity" < i."quantity"
               AND o."orderStatus" IN ('processing', 'partially_refunded'))::int AS "openItems",
             coalesce(string_agg(i."quantity" || ' × ' || i."productName", '; ' ORDER BY i."position"), '') AS "productNames"
      FROM "OrderItem" i WHERE i."orderId" = o."id" AND i."bundlePosition" IS NULL
    ) i
    ORDER BY o."createdAt" DESC, o."id" DESC`,
  )
}

const countAll = rowCounter(Prisma.sql`"Order"`)

async function countOrders(filters: Filters): Promise<number> {
  if (Object.values(filters).every((filter) => filter === undefined)) return countAll()
  const [counted] = await rowsOf(
    db(),
    TOTAL_ROW,
    Prisma.sql`SELECT count(*)::int AS "total" FROM "Order" o WHERE ${conditionsOf(filters)}`,
  )
  return counted?.total ?? 0
}

/** The days of the store that a list is asked for, as instants. */
function withInstants(
  { from, to, refundedFrom, refundedTo, ...filters }: OrderFilters,
  timezone: string,
): Filters {
  const startOf = (day?: string) =>
    day === undefined ? undefined : boundsOf({ from: day, to: day }, timezone).start
  const endOf = (day?: string) =>
    day === undefined ? undefined : boundsOf({ from: day, to: day }, timezone).end
  return {
    ...filters,
    start: startOf(from),
    end: endOf(to),
    refundedStart: startOf(refundedFrom),
    refundedEnd: endOf(refundedTo),
  }
}

/** A search for the whole address of a buyer is one for their orders, which an index of its own has. */
async function withBuyer(filters: Filters): Promise<Filters> {
  const { search, customer, ...others } = filters
  if (!search?.includes('@') || customer !== undefined) return filters
  const buyer = await db().customerRecord.findUnique({
    where: { email: search.toLowerCase() },
    select: { email: true },
  })
  return buyer ? { ...others, buyer: buyer.email } : filters
}

/** One page of orders, newest first, with the total number of matches. */
export async function listOrders({
  limit,
  offset,
  ...asked
}: OrderListQuery): Promise<{ rows: OrderRow[]; total: number }> {
  const filters = await withBuyer(withInstants(asked, await currentSetting('timezone')))
  const [rows, total] = await Promise.all([
    readRows(filters, { limit, offset }),
    countOrders(filters),
  ])
  return { total, rows: rows.map(toOrderRow) }
}

/** The orders that were placed last, the newest first. */
export const newestOrders = async (limit: number): Promise<OrderRow[]> =>
  (await readRows({}, { limit })).map(toOrderRow)

const toOrderRow = (row: Row): OrderRow => ({
  orderNumber: row.orderNumber,
  createdAt: row.createdAt.toISOString(),
  customerName: row.customerName,
  customerEmail: row.customerEmail,
  orderStatus: row.orderStatus,
  paymentMethod: row.paymentMethod,
  totalAmount: decimalOf(row.totalAmount),
  refundedAmount: decimalOf(row.refundedAmount),
  currency: row.currency,
  pieces: row.pieces,
  openItems: row.openItems,
  productNames: row.productNames,
  country: row.taxCountry,
  couponCode: row.couponCode,
})

const EXPORT_BATCH = 500

/** A row of the export; see {@link exportOrders}. */
export type ExportedOrder = {
  orderNumber: string
  createdAt: Date
  orderStatus: string
  customerName: string
  customerEmail: string
  products: string
  discount: string
  coupon: string
  giftCard: string
  total: string
  refunded: string
  currency: string
  paymentMethod: string
  providerReference: string
  subtotal: string
  tax: string
  /** Percent; empty for orders from before rates were recorded. */
  taxRate: string
  taxCountry: string
  /** Empty until it is issued. */
  invoiceNumber: string
  /** Empty where the provider does not say. */
  providerFee: string
  /** Whether the fee is an estimate by the owner's contract. */
  feeIsEstimated: boolean
  /** On which it was placed, in the store's time zone. */
  day: string
  timezone: string
}

async function invoiceNumbersOf(orderIds: number[]): Promise<Map<number, string>> {
  const rows = await db().invoiceDocument.findMany({
    where: { orderId: { in: orderIds }, kind: 'invoice' },
    select: { orderId: true, number: true },
  })
  return new Map(rows.map(({ orderId, number }) => [orderId, number]))
}

/** All matching orders, newest first, read lazily. */
export async function* exportOrders(asked: OrderFilters): AsyncGenerator<ExportedOrder> {
  const timezone = await currentSetting('timezone')
  const filters = withInstants(asked, timezone)
  let after: Position | undefined
  for (;;) {
    const rows = await readRows(filters, { limit: EXPORT_BATCH, after })
    const invoices = await invoiceNumbersOf(rows.map(({ id }) => id))
    for (const row of rows)
      yield {
        ...row,
        products: row.productNames,
        discount: decimalOf(row.discount),
        coupon: row.couponCode ?? '',
        giftCard: decimalOf(row.giftCardAmount),
        total: decimalOf(row.totalAmount),
        refunded: decimalOf(row.refundedAmount),
        providerReference: row.providerReference ?? '',
        subtotal: decimalOf(row.subtotal),
        tax: decimalOf(row.tax),
        taxRate: row.taxRate?.toString() ?? '',
        taxCountry: row.taxCountry ?? '',
        invoiceNumber: invoices.get(row.id) ?? '',
        providerFee: row.providerFee === null ? '' : decimalOf(row.providerFee),
        day: dayOf(row.createdAt, timezone),
        timezone,
      }
    after = rows.at(-1)
    if (rows.length < EXPORT_BATCH) return
  }
}
