import 'server-only'
import { z } from 'zod'
import { openKeyPool } from '@/lib/catalog/open-key-pool'
import { takeOverOrigin } from '@/lib/catalog/take-over-origin'
import { Prisma, type Tx } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { Named } from '@/lib/staff/audit'
import type { NewBatch } from './batch-contracts'
import { insertKeys, type NewKeys } from './insert-keys'
import { removeEmptyBatch, storeBatch } from './store-batch'

/** Held by whoever compares keys with all others. */
export const KEYS_COMPARED = 'licence keys are compared'

type Given = Omit<NewKeys, 'batch'> & { batch: NewBatch | null; allowKnown: boolean }

const storeKeysRow = z.object({
  isGiftCard: z.boolean(),
  keysByRule: z.boolean(),
  isBundle: z.boolean(),
})

/**
 * Stores keys of a product; those that it already has, in any state, are skipped, and so are those of other products,
 * unless they are allowed. Serialized with all other additions, so that of two uploads at once the second one finds what
 * the first one stored.
 *
 * @returns the ids of the added ones in the order given, of each key as many as it has uses
 * @throws AppError `not_found` when the product does not exist; `conflict` for one whose keys the store makes, or of which something else
 *   is stated than of these
 */
export async function storeKeys(
  tx: Tx,
  actor: Named,
  { batch: details, allowKnown, ...keys }: Given,
): Promise<number[]> {
  const { productId } = keys
  await lockByName(tx, KEYS_COMPARED)
  // This lock does not block shoppers who add the product to their cart.
  const [product] = await rowsOf(
    tx,
    storeKeysRow,
    Prisma.sql`SELECT "isGiftCard", "keysByRule", "isBundle" FROM "Product" WHERE "id" = ${productId} FOR NO KEY UPDATE`,
  )
  if (!product) throw fieldError('not_found', 'productId', say('products.unknown'))
  if (product.isGiftCard)
    throw fieldError('conflict', 'productId', say('products.giftCardHasNoKeys'))
  if (product.keysByRule) throw fieldError('conflict', 'productId', say('licences.keysMadeByRule'))
  if (product.isBundle) throw fieldError('conflict', 'productId', say('bundles.deliveredByParts'))
  if (details) await takeOverOrigin(tx, actor, productId, details)
  const batch = details && (await storeBatch(tx, productId, details))
  const added = await insertKeys(tx, { ...keys, batch }, allowKnown ? 'add' : 'skip')
  if (added.length > 0) await openKeyPool(tx, productId)
  else if (batch) await removeEmptyBatch(tx, batch)
  return added
}
