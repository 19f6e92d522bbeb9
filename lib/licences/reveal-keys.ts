import 'server-only'
import { db } from '@/lib/core/db'
import { consumeLimit } from '@/lib/http/rate-limit'
import { REVEALED_KEYS, REVEALS } from '@/lib/security/reveal-limits'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { KeysQuery, ProductKey } from './contracts'
import { productKeys } from './queries'

/**
 * A product's keys in plain text; the access is recorded in the audit trail.
 *
 * @throws AppError `rate_limited` for a user who has seen more within the hour than anybody needs
 */
export async function revealKeys(
  actor: Actor,
  query: KeysQuery,
): Promise<{ keys: ProductKey[]; total: number }> {
  const user = String(actor.userId)
  await consumeLimit(REVEALS, user)
  const found = await productKeys(query)
  if (found.keys.length > 0) await consumeLimit(REVEALED_KEYS, user, found.keys.length)
  if (found.keys.length > 0)
    await recordAudit(db(), actor, {
      action: 'product_key.reveal',
      entityType: 'product',
      entityId: query.productId,
      after: { keyIds: found.keys.map(({ id }) => id) },
    })
  return found
}
