import 'server-only'
import { openKeyPool } from '@/lib/catalog/open-key-pool'
import { Prisma, type Tx } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { sealKey } from './key-crypto'
import type { KeyType } from './key-rules'

type NewKeys = {
  productId: number
  keys: readonly string[]
  keyType: KeyType
  notes: string | null
}

/**
 * Stores keys of a product; those that it already has, in any state, are skipped. Serialized with other
 * additions to the same product.
 *
 * @returns the ids of the added ones in the order given
 * @throws AppError `not_found` when the product does not exist
 */
export async function storeKeys(
  tx: Tx,
  { productId, keys, keyType, notes }: NewKeys,
): Promise<number[]> {
  const sealed = keys.map((value) => sealKey(value))
  const distinct = [...new Map(sealed.map((key) => [key.valueHash, key])).values()]
  // This lock does not block shoppers who add the product to their cart.
  const found = await tx.$queryRaw<unknown[]>(
    Prisma.sql`SELECT 1 FROM "Product" WHERE "id" = ${productId} FOR NO KEY UPDATE`,
  )
  if (found.length === 0) throw fieldError('not_found', 'productId', 'There is no such product')
  const values = distinct.map(({ valueEncrypted }) =>
    Buffer.from(valueEncrypted).toString('base64'),
  )
  const hashes = distinct.map(({ valueHash }) => valueHash)
  // One statement: row by row, ten thousand keys would take many seconds.
  const rows = await tx.$queryRaw<{ id: number }[]>(Prisma.sql`
    INSERT INTO "ProductKey" ("productId", "keyType", "notes", "valueEncrypted", "valueHash")
    SELECT ${productId}, ${keyType}::"KeyType", ${notes}, decode(k."value", 'base64'), k."hash"
    FROM unnest(${values}::text[], ${hashes}::text[]) WITH ORDINALITY AS k("value", "hash", "place")
    ORDER BY k."place" ON CONFLICT DO NOTHING RETURNING "id"`)
  const added = rows.map(({ id }) => id)
  if (added.length > 0) await openKeyPool(tx, productId)
  return added
}
