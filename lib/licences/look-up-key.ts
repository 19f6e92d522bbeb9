import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { column, rowsOf } from '@/lib/core/rows'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import type { FoundKey } from './contracts'
import { comparedHashOf, sealKey } from './key-crypto'

/** More products than that don't have the same key. */
const MAX_FOUND = 5

const foundKeyRow = z.object({
  id: z.number(),
  productId: z.number(),
  orderNumber: z.string().nullable(),
  status: z.enum(column.KeyStatus),
  productName: z.string(),
})

/**
 * The products and the order that a licence key belongs to, however it is typed, found by its keyed hash. That somebody knew the key is recorded in
 * the audit trail; the key itself is neither stored nor shown.
 */
export async function lookUpKey(actor: Actor, value: string): Promise<FoundKey[]> {
  // In one statement, as each search waits for it, and most find nothing.
  const found = await rowsOf(
    db(),
    foundKeyRow,
    Prisma.sql`
    SELECT k."id", k."productId", k."status"::text AS "status",
           p."name" AS "productName", o."orderNumber"
    FROM "ProductKey" k JOIN "Product" p ON p."id" = k."productId"
    LEFT JOIN "OrderItem" i ON i."id" = k."orderItemId" LEFT JOIN "Order" o ON o."id" = i."orderId"
    WHERE k."comparedHash" = ${comparedHashOf(value)}::char(64)
       OR k."valueHash" = ${sealKey(value).valueHash}::char(64) ORDER BY k."id" LIMIT ${MAX_FOUND}`,
  )
  await recordAudits(
    db(),
    actor,
    found.map(({ id, productId, orderNumber }) => ({
      action: 'product_key.look_up',
      entityType: 'product',
      entityId: productId,
      after: { keyIds: [id], orderNumber },
    })),
  )
  return found
}
