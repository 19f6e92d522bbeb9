import 'server-only'
import { z } from 'zod'
import { namedReleaseSchema } from '@/lib/catalog/releases'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { withBundleKeys } from '@/lib/orders/bundle-items'
import { itemStatus } from '@/lib/orders/item-status'
import { displayOf } from '@/lib/orders/key-display'
import { shownHeld } from '@/lib/orders/supply/held'
import { reviewRefusal } from '@/lib/reviews/review-rules'
import type { WithdrawalFunction } from '@/lib/settings/choices'
import { currentSettings } from '@/lib/settings/queries'
import { offersWithdrawal } from '@/lib/settings/withdrawal-link'
import { isOrderOf } from './address'
import type { LibraryOrder, LibraryQuery } from './contracts'

/** The items of an order, as the database gathers them. */
const itemsSchema = z.array(
  z.object({
    productName: z.string(),
    productPrice: z.string(),
    quantity: z.number().int(),
    refundedQuantity: z.number().int(),
    delivery: z.enum(['keys', 'manual']),
    deliveredAt: z.coerce.date().nullable(),
    keyCount: z.number().int(),
    licenceCount: z.number().int(),
    statement: statementSchema.nullable(),
    isGiftCard: z.boolean(),
    position: z.number().int(),
    isBundle: z.boolean(),
    bundlePosition: z.number().int().nullable(),
    product: z.object({
      image: z.string().nullable(),
      installerUrl: z.string().nullable(),
      activationSteps: z.array(z.string()),
      newestRelease: namedReleaseSchema.nullable(),
      availableFrom: z.coerce.date().nullable(),
    }),
  }),
)

const rowSchema = z.object({
  orderNumber: z.string(),
  createdAt: z.date(),
  orderStatus: z.enum(column.OrderStatus),
  disputedAt: z.date().nullable(),
  isGift: z.boolean(),
  isConsentGiven: z.boolean().nullable(),
  releasedAt: z.date().nullable(),
  waitsUntil: z.date().nullable(),
  taxCountry: z.string().nullable(),
  totalAmount: z.string(),
  currency: z.string(),
  items: z.unknown(),
  matches: z.number(),
})
type Row = z.infer<typeof rowSchema>

/**
 * One page of the orders of an address, newest first, with their number, by one statement.
 *
 * @param email in lower case
 */
export async function findOrders(
  email: string,
  { limit, offset }: LibraryQuery,
): Promise<{ orders: LibraryOrder[]; total: number }> {
  const { withdrawalFunction } = await currentSettings()
  const rows = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT o."orderNumber", o."createdAt", o."orderStatus"::text AS "orderStatus", o."disputedAt",
      EXISTS (SELECT 1 FROM "OrderGift" g WHERE g."orderId" = o."id") AS "isGift",
      c."isGiven" AS "isConsentGiven", c."releasedAt", c."waitsUntil", o."taxCountry", o."totalAmount"::text AS "totalAmount", o."currency", o."matches", lines."items"
    FROM (
      SELECT *, (count(*) OVER ())::int AS "matches" FROM "Order" WHERE ${isOrderOf(email)}
      ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit} OFFSET ${offset}
    ) o
    LEFT JOIN "SupplyConsent" c ON c."orderId" = o."id"
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object(
        'productName', i."productName", 'productPrice', i."productPrice"::text, 'quantity', i."quantity",
        'refundedQuantity', i."refundedQuantity", 'delivery', i."delivery", 'deliveredAt', i."deliveredAt",
        'keyCount', (SELECT count(*) FROM "ProductKey" k WHERE k."orderItemId" = i."id" AND k."status" = 'used'),
        'licenceCount', (SELECT count(*) FROM "ProductKey" k JOIN "Licence" l ON l."keyId" = k."id"
          WHERE k."orderItemId" = i."id" AND k."status" = 'used'),
        'statement', i."statement", 'isGiftCard', i."isGiftCard",
        'product', json_build_object('image', p."image", 'installerUrl', p."installerUrl", 'activationSteps', p."activationSteps",
          'newestRelease', (p."releases" -> 0) - 'notes', 'availableFrom', p."availableFrom"),
        'position', i."position", 'isBundle', i."isBundle", 'bundlePosition', i."bundlePosition"
      ) ORDER BY i."position"), '[]'::json) AS "items"
      FROM "OrderItem" i JOIN "Product" p ON p."id" = i."productId" WHERE i."orderId" = o."id"
    ) lines
    ORDER BY o."createdAt" DESC, o."id" DESC`,
  )
  // Past the last page no row carries the count.
  if (rows.length === 0 && offset > 0)
    return { orders: [], total: (await findOrders(email, { limit: 1, offset: 0 })).total }
  return {
    orders: rows.map((row) => toLibraryOrder(row, withdrawalFunction)),
    total: rows[0]?.matches ?? 0,
  }
}

function toLibraryOrder(
  { items, matches: _, disputedAt, isGift, taxCountry, isConsentGiven, ...row }: Row,
  withdrawalFunction: WithdrawalFunction,
): LibraryOrder {
  const lines = withBundleKeys(itemsSchema.parse(items))
  const { releasedAt, waitsUntil, ...order } = row
  const held = shownHeld(
    isConsentGiven === null ? null : { isGiven: isConsentGiven, releasedAt, waitsUntil },
  )
  const { orderStatus } = order
  const display = displayOf({ orderStatus, disputedAt, isGift, held: held?.why ?? null })
  const hasKeys = lines.some(({ keyCount, isBundle }) => keyCount > 0 && !isBundle)
  return {
    ...order,
    createdAt: order.createdAt.toISOString(),
    totalAmount: decimalOf(order.totalAmount),
    keys: display === 'shown' ? (hasKeys ? 'available' : 'none') : display,
    hasDevices: display === 'shown' && lines.some(({ licenceCount }) => licenceCount > 0),
    canReview: reviewRefusal({ ...order, disputedAt, items: lines }) === null,
    offersWithdrawal: offersWithdrawal(withdrawalFunction, taxCountry),
    held,
    items: lines.map((line) => itemStatus(line, order.orderStatus)),
  }
}
