import 'server-only'
import { z } from 'zod'
import { FREE_KEY, STILL_GOOD, UNSOLD_KEY } from '@/lib/catalog/free-key'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { escapeLike } from '@/lib/core/like-pattern'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { currentSettings } from '@/lib/settings/queries'
import type { KeyStock, KeysQuery, ProductKey, StockOverview, StockQuery } from './contracts'
import { openKey } from './key-crypto'
import { type KeyStatus, maskKey } from './key-rules'

/** An expired reservation counts as free, as it does for the next buyer. */
const COUNTS = Prisma.sql`
  count(*) FILTER (WHERE ${FREE_KEY})::int AS "available",
  count(*) FILTER (WHERE ${UNSOLD_KEY} AND NOT ${STILL_GOOD})::int AS "expired",
  count(*) FILTER (WHERE k."status" = 'reserved' AND k."reservedUntil" >= now())::int AS "reserved",
  count(*) FILTER (WHERE k."status" = 'used')::int AS "used",
  count(*) FILTER (WHERE k."status" = 'quarantined')::int AS "quarantined",
  count(*)::int AS "total"`

/** Items of open orders that need keys, but for pre-orders, which nobody is late with. Open orders are few, and selected by status. */
const WAITING = Prisma.sql`
  SELECT o."id" AS "orderId", o."orderNumber", o."customerEmail", o."createdAt", i."id" AS "itemId",
         i."productId", i."productName",
         (i."quantity" - i."refundedQuantity" - count(k."id"))::int AS "missing"
  FROM "Order" o
  JOIN "OrderItem" i ON i."orderId" = o."id" AND i."delivery" = 'keys' AND NOT i."isBundle" AND i."deliveredAt" IS NULL
  JOIN "Product" p ON p."id" = i."productId" AND p."availableFrom" IS NULL
  LEFT JOIN "ProductKey" k ON k."orderItemId" = i."id" AND k."status" = 'used'
  WHERE o."orderStatus" = 'processing'
  GROUP BY o."id", i."id"
  HAVING count(k."id") < i."quantity" - i."refundedQuantity"`

const MAX_WAITING = 20

const stockRowSchema = z.object({
  productId: z.number(),
  productName: z.string(),
  isHidden: z.boolean(),
  delivery: z.enum(column.Delivery),
  keysByRule: z.boolean(),
  waitingOrders: z.number(),
  available: z.number(),
  reserved: z.number(),
  used: z.number(),
  expired: z.number(),
  quarantined: z.number(),
  total: z.number(),
  image: z.string().nullable(),
})
type StockRow = z.infer<typeof stockRowSchema>

function levelOf(row: StockRow, threshold: number): KeyStock['level'] {
  if (row.delivery !== 'keys') return 'none'
  if (row.available === 0) return 'sold_out'
  return row.available <= threshold ? 'low' : 'enough'
}

const toStock =
  (threshold: number) =>
  (row: StockRow): KeyStock => ({
    ...row,
    image: row.image?.trim() || PLACEHOLDER_IMAGE,
    level: levelOf(row, threshold),
  })

const STOCK_COLUMNS = Prisma.sql`
  p."id" AS "productId", p."name" AS "productName", p."image", p."isHidden", p."delivery", p."keysByRule",
  coalesce(s."available", 0) AS "available", coalesce(s."reserved", 0) AS "reserved",
  coalesce(s."used", 0) AS "used", coalesce(s."expired", 0) AS "expired", coalesce(s."quarantined", 0) AS "quarantined",
  coalesce(s."total", 0) AS "total", coalesce(w."orders", 0)::int AS "waitingOrders"`

const keyStockRow = stockRowSchema.extend({ matches: z.number() })

/**
 * One page of products with their key counts, those running out first.
 *
 * @returns the page, and the total number of matching products
 */
export async function keyStock(query: StockQuery): Promise<{ rows: KeyStock[]; total: number }> {
  const { lowStockThreshold } = await currentSettings()
  const conditions = [Prisma.sql`TRUE`]
  if (query.filter === 'pooled')
    conditions.push(Prisma.sql`((p."delivery" = 'keys' AND NOT p."isBundle") OR p."keysByRule")`)
  if (query.filter === 'low')
    conditions.push(
      Prisma.sql`p."delivery" = 'keys' AND NOT p."isBundle" AND coalesce(s."available", 0) <= ${lowStockThreshold}`,
    )
  if (query.search)
    conditions.push(Prisma.sql`p."nameLower" LIKE ${`%${escapeLike(query.search)}%`}`)
  const found = await rowsOf(
    db(),
    keyStockRow,
    Prisma.sql`
    WITH stock AS (SELECT k."productId", ${COUNTS} FROM "ProductKey" k GROUP BY k."productId"),
      waiting AS (SELECT "productId", count(DISTINCT "orderId") AS "orders" FROM (${WAITING}) m GROUP BY 1)
    SELECT ${STOCK_COLUMNS}, (count(*) OVER ())::int AS "matches"
    FROM "Product" p
    LEFT JOIN stock s ON s."productId" = p."id"
    LEFT JOIN waiting w ON w."productId" = p."id"
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY p."delivery" = 'keys' DESC, (w."orders" IS NOT NULL) DESC, coalesce(s."available", 0), p."nameLower", p."id"
    LIMIT ${query.limit} OFFSET ${query.offset}`,
  )
  // Past the last page no row carries the count.
  if (found.length === 0 && query.offset > 0)
    return { rows: [], total: (await keyStock({ ...query, limit: 1, offset: 0 })).total }
  const rows = found.map(({ matches: _, ...row }) => toStock(lowStockThreshold)(row))
  return { rows, total: found[0]?.matches ?? 0 }
}

/** One product with its key counts. @throws AppError `not_found` */
export async function keyStockOf(productId: number): Promise<KeyStock> {
  const { lowStockThreshold } = await currentSettings()
  const [row] = await rowsOf(
    db(),
    stockRowSchema,
    Prisma.sql`
    SELECT ${STOCK_COLUMNS} FROM "Product" p
    CROSS JOIN LATERAL (SELECT ${COUNTS} FROM "ProductKey" k WHERE k."productId" = p."id") s
    CROSS JOIN LATERAL (SELECT count(DISTINCT "orderId") AS "orders" FROM (${WAITING}) m WHERE m."productId" = p."id") w
    WHERE p."id" = ${productId}`,
  )
  if (!row) throw new AppError('not_found', say('products.unknown'))
  return toStock(lowStockThreshold)(row)
}

const overviewRowSchema = z.object({
  available: z.number(),
  reserved: z.number(),
  used: z.number(),
  expired: z.number(),
  quarantined: z.number(),
  total: z.number(),
  productsWithKeys: z.number(),
  lowProducts: z.number(),
  soldOutProducts: z.number(),
})

/** Key counts of the whole store, and the orders that wait for keys. */
export async function stockOverview(): Promise<StockOverview> {
  const { lowStockThreshold } = await currentSettings()
  const [[counts], waiting] = await Promise.all([
    rowsOf(
      db(),
      overviewRowSchema,
      Prisma.sql`
      WITH stock AS (SELECT k."productId", ${COUNTS} FROM "ProductKey" k GROUP BY k."productId")
      SELECT coalesce(sum(s."available"), 0)::int AS "available", coalesce(sum(s."reserved"), 0)::int AS "reserved",
        coalesce(sum(s."used"), 0)::int AS "used", coalesce(sum(s."expired"), 0)::int AS "expired", coalesce(sum(s."quarantined"), 0)::int AS "quarantined",
        coalesce(sum(s."total"), 0)::int AS "total", count(s."productId")::int AS "productsWithKeys",
        count(*) FILTER (WHERE p."delivery" = 'keys' AND NOT p."isBundle" AND coalesce(s."available", 0) BETWEEN 1 AND ${lowStockThreshold})::int AS "lowProducts",
        count(*) FILTER (WHERE p."delivery" = 'keys' AND NOT p."isBundle" AND coalesce(s."available", 0) = 0)::int AS "soldOutProducts"
      FROM "Product" p LEFT JOIN stock s ON s."productId" = p."id"
      WHERE (p."delivery" = 'keys' AND NOT p."isBundle") OR s."productId" IS NOT NULL`,
    ),
    waitingItems(),
  ])
  if (!counts) throw new Error('An aggregate always has a row')
  return { ...counts, lowStockThreshold, ...waiting }
}

const waitingRowSchema = z.object({
  productId: z.number(),
  productName: z.string(),
  orderNumber: z.string(),
  customerEmail: z.string(),
  missing: z.number(),
  createdAt: z.date(),
  orders: z.number(),
})

async function waitingItems(): Promise<Pick<StockOverview, 'waiting' | 'waitingOrders'>> {
  const rows = await rowsOf(
    db(),
    waitingRowSchema,
    Prisma.sql`
    WITH m AS (${WAITING})
    SELECT "orderNumber", "customerEmail", "createdAt", "productId", "productName", "missing",
      (SELECT count(DISTINCT "orderId") FROM m)::int AS "orders"
    FROM m ORDER BY "createdAt", "itemId" LIMIT ${MAX_WAITING}`,
  )
  return {
    waitingOrders: rows[0]?.orders ?? 0,
    waiting: rows.map(({ orders: _, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
  }
}

const KEY_FIELDS = {
  id: true,
  productId: true,
  valueEncrypted: true,
  keyType: true,
  use: true,
  notes: true,
  status: true,
  reservedUntil: true,
  assignedAt: true,
  quarantinedAt: true,
  quarantineReason: true,
  notAfter: true,
  createdAt: true,
  batch: { select: { supplier: true } },
  orderItem: { select: { order: { select: { orderNumber: true, customerEmail: true } } } },
} as const satisfies Prisma.ProductKeySelect

type KeyRow = Prisma.ProductKeyGetPayload<{ select: typeof KEY_FIELDS }>

/** A key in the API's shape. @param isShown in plain text; only for an audited reveal */
function toKey(row: KeyRow, isShown: boolean): ProductKey {
  const { valueEncrypted, orderItem, batch, ...rest } = row
  const value = openKey(valueEncrypted)
  const lapsed =
    row.status === 'reserved' && row.reservedUntil !== null && row.reservedUntil < new Date()
  const iso = (date: Date | null) => date?.toISOString() ?? null
  return {
    ...rest,
    keyValue: isShown ? value : maskKey(value),
    status: lapsed ? 'available' : row.status,
    isUsed: row.status === 'used',
    assignedToEmail: orderItem?.order.customerEmail ?? null,
    orderNumber: orderItem?.order.orderNumber ?? null,
    assignedAt: iso(row.assignedAt),
    reservedUntil: lapsed ? null : iso(row.reservedUntil),
    quarantinedAt: iso(row.quarantinedAt),
    notAfter: iso(row.notAfter),
    supplier: batch?.supplier ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Of files no more than one page of the back office is shown at once: a thousand would be 140 MB. */
const MAX_FILES_SHOWN = 100
const mayBeShown = ({ keyType }: KeyRow, index: number): boolean =>
  keyType !== 'file' || index < MAX_FILES_SHOWN

function withStatus(status: KeyStatus | undefined): Prisma.ProductKeyWhereInput {
  const now = new Date()
  if (status === 'available')
    return { OR: [{ status }, { status: 'reserved', reservedUntil: { lt: now } }] }
  if (status === 'reserved') return { status, reservedUntil: { gte: now } }
  return { status }
}

/**
 * One page of a product's keys, the newest first.
 *
 * @returns the page, and the total number
 * @throws AppError `not_found` when the product does not exist
 */
export async function productKeys(
  query: KeysQuery,
): Promise<{ keys: ProductKey[]; total: number }> {
  const where = { productId: query.productId, ...withStatus(query.status) }
  const [product, rows, total] = await Promise.all([
    db().product.findUnique({ where: { id: query.productId }, select: { id: true } }),
    db().productKey.findMany({
      where,
      orderBy: { id: 'desc' },
      take: query.limit,
      skip: query.offset,
      select: KEY_FIELDS,
    }),
    db().productKey.count({ where }),
  ])
  if (!product) throw new AppError('not_found', say('products.unknown'))
  return {
    keys: rows.map((row, index) => toKey(row, query.reveal && mayBeShown(row, index))),
    total,
  }
}

/** One key, masked. @throws AppError `not_found` */
export async function productKey(id: number): Promise<ProductKey> {
  const row = await db().productKey.findUnique({ where: { id }, select: KEY_FIELDS })
  if (!row) throw new AppError('not_found', say('licences.unknownKey'))
  return toKey(row, false)
}

/** A key that its buyer may use; still encrypted. */
export type SoldKey = {
  orderItemId: number | null
  keyType: ProductKey['keyType']
  valueEncrypted: Uint8Array
}

/** The keys that buyers of some order items may use, in the order in which they were added. */
export const soldKeys = (orderItemIds: readonly number[]): Promise<SoldKey[]> =>
  db().productKey.findMany({
    where: { orderItemId: { in: [...orderItemIds] }, status: 'used' },
    orderBy: { id: 'asc' },
    select: { orderItemId: true, keyType: true, valueEncrypted: true },
  })
