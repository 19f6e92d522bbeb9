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
 * Writes keys of a product, sealed; those that it already has, in any state, are skipped.
 *
 * @returns the ids of the added ones in the order given
 */
export async function insertKeys(
  tx: Tx,
  { productId, keys, keyType, notes, batch }: NewKeys,
): Promise<number[]> {
  const sealed = keys.map((value) => sealKey(value))
  const distinct = [...new Map(sealed.map((key) => [key.valueHash, key])).values()]
  const values = distinct.map(({ valueEncrypted }) =>
    Buffer.from(valueEncrypted).toString('base64'),
  )
  const hashes = distinct.map(({ valueHash }) => valueHash)
  // One statement: row by row, ten thousand keys would take many seconds.
  const rows = await tx.$queryRaw<{ id: number }[]>(Prisma.sql`
    INSERT INTO "ProductKey"
      ("productId", "keyType", "notes", "batchId", "notAfter", "valueEncrypted", "valueHash")
    SELECT ${productId}, ${keyType}::"KeyType", ${notes}, ${batch?.id ?? null}::int,
      ${batch?.notAfter ?? null}::timestamptz, decode(k."value", 'base64'), k."hash"
    FROM unnest(${values}::text[], ${hashes}::text[]) WITH ORDINALITY AS k("value", "hash", "place")
    ORDER BY k."place" ON CONFLICT DO NOTHING RETURNING "id"`)
  return rows.map(({ id }) => id)
}
