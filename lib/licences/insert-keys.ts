import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { sealKey } from './key-crypto'
import type { KeyType } from './key-rules'
import type { Batch } from './store-batch'

export type NewKeys = {
  productId: number
  keys: readonly string[]
  keyType: KeyType
  notes: string | null
  batch: Batch | null
  /** How many buyers get each of them. */
  uses: number
}

/**
 * Writes keys of a product, sealed; those that it already has, in any state and however they are typed, are skipped.
 *
 * @param known what becomes of keys that the store has: `skip` them all, or `add` those of other products to this one, and of its own,
 *   if several buyers are to get each, more uses
 * @returns the ids of the added ones in the order given, of each key as many as it has uses
 */
export async function insertKeys(
  tx: Tx,
  { productId, keys, keyType, notes, batch, uses }: NewKeys,
  known: 'skip' | 'add',
): Promise<number[]> {
  const byHash = new Map<string, ReturnType<typeof sealKey>>()
  for (const key of keys.map((value) => sealKey(value)))
    if (!byHash.has(key.comparedHash)) byHash.set(key.comparedHash, key)
  const distinct = [...byHash.values()]
  const values = distinct.map(({ valueEncrypted }) =>
    Buffer.from(valueEncrypted).toString('base64'),
  )
  const hashes = distinct.map(({ valueHash }) => valueHash)
  const compared = distinct.map(({ comparedHash }) => comparedHash)
  const refused = Prisma.sql`
    ${known === 'skip'} OR (o."productId" = ${productId} AND ${uses === 1})`
  // One statement: row by row, ten thousand keys would take many seconds.
  const rows = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    INSERT INTO "ProductKey"
      ("productId", "keyType", "notes", "batchId", "notAfter", "valueEncrypted", "valueHash", "comparedHash", "use")
    SELECT ${productId}, ${keyType}::"KeyType", ${notes}, ${batch?.id ?? null}::int,
      ${batch?.notAfter ?? null}::timestamptz, decode(k."value", 'base64'), k."hash", k."compared", u."use"
    FROM unnest(${values}::text[], ${hashes}::text[], ${compared}::text[])
      WITH ORDINALITY AS k("value", "hash", "compared", "place")
    CROSS JOIN LATERAL (
      SELECT coalesce(max(o."use") + 1, 0) AS "first" FROM "ProductKey" o
      WHERE o."comparedHash" = k."compared"::char(64) AND o."productId" = ${productId}
    ) own
    CROSS JOIN LATERAL generate_series(own."first", own."first" + ${uses - 1}) AS u("use")
    WHERE NOT EXISTS (
      SELECT 1 FROM "ProductKey" o WHERE o."comparedHash" = k."compared"::char(64) AND (${refused}))
    ORDER BY k."place", u."use" ON CONFLICT DO NOTHING RETURNING "id"`,
  )
  return rows.map(({ id }) => id)
}
