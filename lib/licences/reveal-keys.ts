import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { KeysQuery, ProductKey } from './contracts'
import { productKeys } from './queries'

/** A product's keys in plain text; the access is recorded in the audit trail. */
export async function revealKeys(
  actor: Actor,
  query: KeysQuery,
): Promise<{ keys: ProductKey[]; total: number }> {
  const found = await productKeys(query)
  if (found.keys.length > 0)
    await recordAudit(db(), actor, {
      action: 'product_key.reveal',
      entityType: 'product',
      entityId: query.productId,
      after: { keyIds: found.keys.map(({ id }) => id) },
    })
  return found
}
