import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { sealKey } from './key-crypto'
import type { KeyType } from './key-rules'
import type { Batch } from './store-batch'

export type NewKeys = {
  productId: number
  keys: readonly string[]
  keyType: KeyType
  notes: string | null
  batch: Batch | null
}

/**
 * Writes keys of a product, sealed; those that it already has, in any state and however they are typed, are skipped.
 *
 * @param elsewhere what becomes of keys that another product has: `skip`, or `add` them to this one, too
 * @returns the ids of the added ones in the order given
 */
export async function insertKeys(
  tx: Tx,
  { productId, keys, keyType, notes, batch }: NewKeys,
  elsewhere: 'skip' | 'add',
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
  const known = elsewhere === 'skip' ? Prisma.empty : Prisma.sql`AND o."productId" = ${productId}`
  // One statement: row by row, ten thousand keys would take many seconds.
  const rows = await tx.$queryRaw<{ id: number }[]>(Prisma.sql`
    INSERT INTO "ProductKey"
      ("productId", "keyType", "notes", "batchId", "notAfter", "valueEncrypted", "valueHash", "comparedHash")
    SELECT ${productId}, ${keyType}::"KeyType", ${notes}, ${batch?.id ?? null}::int,
      ${batch?.notAfter ?? null}::timestamptz, decode(k."value", 'base64'), k."hash", k."compared"
    FROM unnest(${values}::text[], ${hashes}::text[], ${compared}::text[])
      WITH ORDINALITY AS k("value", "hash", "compared", "place")
    WHERE NOT EXISTS (
      SELECT 1 FROM "ProductKey" o WHERE o."comparedHash" = k."compared"::char(64) ${known})
    ORDER BY k."place" ON CONFLICT DO NOTHING RETURNING "id"`)
  return rows.map(({ id }) => id)
}
