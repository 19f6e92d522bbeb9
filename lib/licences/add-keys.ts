import 'server-only'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { compareStoredKeys } from './compare-stored-keys'
import type { BulkAnswer, BulkKeys } from './contracts'
import { deliverSoon } from './deliver-soon'
import { knownElsewhere } from './known-keys'
import { storeKeys } from './store-keys'

/** Thousands of keys take seconds, on a busy machine longer. */
const TIMEOUT_MS = 60_000

/**
 * Adds many keys in one transaction, leaving out those that the product has or had, and, unless they are allowed, those of other
 * products.
 *
 * @throws AppError `not_found` when the product does not exist
 */
export async function addKeys(
  actor: Actor,
  { blank, severalLines: _, ...requested }: BulkKeys,
): Promise<BulkAnswer> {
  await compareStoredKeys()
  const answer = await db().$transaction(
    async (tx) => {
      const added = (await storeKeys(tx, actor, requested)).length
      const duplicates = requested.keys.length - added / requested.uses
      const answer = { added, duplicates, blank }
      const known =
        duplicates > 0 ? await knownElsewhere(tx, requested.productId, requested.keys) : []
      await recordAudit(tx, actor, {
        action: 'product_key.bulk_create',
        entityType: 'product',
        entityId: requested.productId,
        after: { keyType: requested.keyType, uses: requested.uses, ...answer },
      })
      if (added > 0) await deliverSoon(tx)
      return known.length > 0 ? { ...answer, known } : answer
    },
    { timeout: TIMEOUT_MS },
  )
  if (answer.added > 0) await stockChanged([requested.productId])
  return answer
}
