import 'server-only'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { compareStoredKeys } from './compare-stored-keys'
import type { KnownKey, NewKey, ProductKey } from './contracts'
import { deliverSoon } from './deliver-soon'
import { KNOWN_ELSEWHERE, MORE_USES } from './known-elsewhere'
import { knownElsewhere } from './known-keys'
import { productKey } from './queries'
import { storeKeys } from './store-keys'

/**
 * Adds one key, as often as buyers are to get it, and delivers it to orders that wait for it.
 *
 * @throws AppError `not_found`, or `conflict` when the product has or had this key, or another one has and that is not allowed
 */
export async function addKey(
  actor: Actor,
  { keyValue, severalLines: _, ...key }: NewKey,
): Promise<ProductKey> {
  await compareStoredKeys()
  const id = await db().$transaction(async (tx) => {
    const [added] = await storeKeys(tx, actor, { ...key, keys: [keyValue] })
    if (added === undefined) {
      const [known] = await knownElsewhere(tx, key.productId, [keyValue])
      if (known) throw knownKey(known)
      throw conflict(say('licences.productHasKey'), key.uses > 1 ? MORE_USES : undefined)
    }
    await recordAudit(tx, actor, {
      action: 'product_key.create',
      entityType: 'product_key',
      entityId: added,
      after: { productId: key.productId, keyType: key.keyType, uses: key.uses },
    })
    await deliverSoon(tx)
    return added
  })
  await stockChanged([key.productId])
  return productKey(id)
}

function knownKey({ productName, orderNumber }: KnownKey): AppError {
  const text = orderNumber
    ? say('licences.keySoldAlready', { product: productName, order: orderNumber })
    : say('licences.keyStoredAlready', { product: productName })
  return conflict(text, KNOWN_ELSEWHERE)
}

const conflict = (text: ServerText, reason: string | undefined) =>
  new AppError('conflict', text, {
    issues: [{ path: 'keyValue', text }],
    details: reason === undefined ? undefined : { reason },
  })
