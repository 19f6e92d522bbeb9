import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { KeyPlace, KeyStoredTwice } from './contracts'
import { openKey } from './key-crypto'
import { maskKey } from './key-rules'

const MAX_SHOWN = 100

/** Those of which two may be with buyers. */
const TWICE = Prisma.sql`
  SELECT "comparedHash", min("id") AS "first" FROM "ProductKey"
  WHERE "storedTwice" AND "status" <> 'quarantined'
  GROUP BY 1 HAVING count(*) > 1`

const rowSchema = z.object({
  keyId: z.number(),
  first: z.number(),
  valueEncrypted: column.bytes,
  productId: z.number(),
  productName: z.string(),
  status: z.enum(column.KeyStatus),
  orderNumber: z.string().nullable(),
})

/** Keys found more than once in the store when they were compared, as long as two of each may be with buyers; at most 100. */
export async function keysStoredTwice(): Promise<KeyStoredTwice[]> {
  const rows = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    WITH twice AS (${TWICE} ORDER BY 2 LIMIT ${MAX_SHOWN})
    SELECT k."id" AS "keyId", t."first", k."valueEncrypted", k."productId", p."name" AS "productName",
           k."status"::text AS "status", o."orderNumber"
    FROM twice t JOIN "ProductKey" k ON k."comparedHash" = t."comparedHash"
    JOIN "Product" p ON p."id" = k."productId"
    LEFT JOIN "OrderItem" i ON i."id" = k."orderItemId" LEFT JOIN "Order" o ON o."id" = i."orderId"
    WHERE k."storedTwice" AND k."status" <> 'quarantined'
    ORDER BY t."first", k."id"`,
  )
  const found = new Map<number, KeyStoredTwice>()
  for (const { first, valueEncrypted, ...place } of rows) {
    const key = found.get(first) ?? { id: first, keyValue: masked(valueEncrypted), places: [] }
    key.places.push(place satisfies KeyPlace)
    found.set(first, key)
  }
  return [...found.values()]
}

function masked(valueEncrypted: Uint8Array): string {
  try {
    return maskKey(openKey(valueEncrypted))
  } catch {
    return maskKey('')
  }
}

const countKeysStoredTwiceRow = z.object({ count: z.number() })

/** How many keys {@link keysStoredTwice} has to show. */
export async function countKeysStoredTwice(): Promise<number> {
  const [row] = await rowsOf(
    db(),
    countKeysStoredTwiceRow,
    Prisma.sql`SELECT count(*)::int AS "count" FROM (${TWICE}) t`,
  )
  return row?.count ?? 0
}

const keepStoredTwiceRow = z.object({ id: z.number(), productId: z.number() })

/**
 * Records that a key is rightly in the store more than once, as in a bundle.
 *
 * @param id of one of its keys
 * @throws AppError `not_found`
 */
export async function keepStoredTwice(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const kept = await rowsOf(
      tx,
      keepStoredTwiceRow,
      Prisma.sql`
      UPDATE "ProductKey" SET "storedTwice" = false
      WHERE "storedTwice" AND "comparedHash" = (SELECT "comparedHash" FROM "ProductKey" WHERE "id" = ${id})
      RETURNING "id", "productId"`,
    )
    if (kept.length === 0) throw new AppError('not_found', say('licences.unknownKey'))
    await recordAudit(tx, actor, {
      action: 'product_key.keep_twice',
      entityType: 'product_key',
      entityId: id,
      after: { keyIds: kept.map((key) => key.id) },
    })
  })
}
