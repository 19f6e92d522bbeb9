import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { column, rowsOf } from '@/lib/core/rows'
import type { KnownKey } from './contracts'
import { comparedHashOf } from './key-crypto'
import { maskKey } from './key-rules'

/** More are not named. */
const MAX_NAMED = 50

const rowSchema = z.object({
  comparedHash: z.string(),
  productId: z.number(),
  productName: z.string(),
  status: z.enum(column.KeyStatus),
  orderNumber: z.string().nullable(),
})

/** Where keys stand that other products than this one have, by the oldest of each, in the order given; at most 50. */
export async function knownElsewhere(
  tx: Tx,
  productId: number,
  keys: readonly string[],
): Promise<KnownKey[]> {
  const given = new Map(keys.map((key) => [comparedHashOf(key), key]))
  const hashes = [...given.keys()]
  const rows = await rowsOf(
    tx,
    rowSchema,
    Prisma.sql`
    SELECT g."hash" AS "comparedHash", k."productId", k."productName", k."status", k."orderNumber"
    FROM unnest(${hashes}::text[]) WITH ORDINALITY AS g("hash", "place")
    CROSS JOIN LATERAL (
      SELECT k."productId", p."name" AS "productName", k."status"::text AS "status", o."orderNumber"
      FROM "ProductKey" k JOIN "Product" p ON p."id" = k."productId"
      LEFT JOIN "OrderItem" i ON i."id" = k."orderItemId" LEFT JOIN "Order" o ON o."id" = i."orderId"
      WHERE k."comparedHash" = g."hash"::char(64) AND k."productId" <> ${productId}
      ORDER BY k."id" LIMIT 1
    ) k
    WHERE NOT EXISTS (
      SELECT 1 FROM "ProductKey" own
      WHERE own."comparedHash" = g."hash"::char(64) AND own."productId" = ${productId})
    ORDER BY g."place" LIMIT ${MAX_NAMED}`,
  )
  return rows.map(({ comparedHash, ...place }) => ({
    keyValue: maskKey(given.get(comparedHash) ?? ''),
    ...place,
  }))
}
