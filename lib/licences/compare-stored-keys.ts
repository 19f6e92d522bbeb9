import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { log } from '@/lib/core/log'
import { column, rowsOf } from '@/lib/core/rows'
import { comparedHashOf, openKey } from './key-crypto'
import { KEYS_COMPARED } from './store-keys'

/** Few, because a buyer finds no key that is being written. */
const BATCH = 100

/**
 * Compares the keys that were stored before keys were compared with all others, and marks those that are stored twice for
 * the owner. Finds nothing to do in a store whose keys have been compared.
 */
export async function compareStoredKeys(): Promise<void> {
  while ((await compareSome()) === BATCH);
}

const rowSchema = z.object({ id: z.number(), valueEncrypted: column.bytes, valueHash: z.string() })
type Row = z.infer<typeof rowSchema>

/** @returns how many keys it compared */
async function compareSome(): Promise<number> {
  return db().$transaction(async (tx) => {
    const waiting = await tx.productKey.findFirst({
      where: { comparedHash: null },
      select: { id: true },
    })
    if (!waiting) return 0
    await lockByName(tx, KEYS_COMPARED)
    // Those of a payment in progress wait for the next time.
    const rows = await rowsOf(
      tx,
      rowSchema,
      Prisma.sql`
      SELECT "id", "valueEncrypted", "valueHash" FROM "ProductKey" WHERE "comparedHash" IS NULL
      ORDER BY "id" LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
    )
    const ids = rows.map(({ id }) => id)
    const hashes = rows.map(hashOf)
    await tx.$executeRaw(Prisma.sql`
      UPDATE "ProductKey" k SET "comparedHash" = n."hash"
      FROM unnest(${ids}::int[], ${hashes}::text[]) AS n("id", "hash") WHERE k."id" = n."id"`)
    await tx.$executeRaw(Prisma.sql`
      UPDATE "ProductKey" SET "storedTwice" = true
      WHERE NOT "storedTwice" AND "comparedHash" IN (
        SELECT "comparedHash" FROM "ProductKey"
        WHERE "comparedHash" = ANY(${hashes}::char(64)[]) GROUP BY 1 HAVING count(*) > 1)`)
    return rows.length
  })
}

/** A key that can't be read any more is compared by its exact text. */
function hashOf({ id, valueEncrypted, valueHash }: Row): string {
  try {
    return comparedHashOf(openKey(valueEncrypted))
  } catch {
    log.warn({ keyId: id }, 'a licence key cannot be decrypted')
    return valueHash
  }
}
