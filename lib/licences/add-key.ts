import 'server-only'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { NewKey, ProductKey } from './contracts'
import { deliverSoon } from './deliver-soon'
import { productKey } from './queries'
import { storeKeys } from './store-keys'

/**
 * Adds one key, and delivers it to orders that wait for it.
 *
 * @throws AppError `not_found`, or `conflict` when the product has or had this key
 */
export async function addKey(actor: Actor, { keyValue, ...key }: NewKey): Promise<ProductKey> {
  const id = await db().$transaction(async (tx) => {
    const [added] = await storeKeys(tx, { ...key, keys: [keyValue] })
    if (added === undefined)
      throw fieldError('conflict', 'keyValue', 'This product has this key already')
    await recordAudit(tx, actor, {
      action: 'product_key.create',
      entityType: 'product_key',
      entityId: added,
      after: { productId: key.productId, keyType: key.keyType },
    })
    await deliverSoon(tx)
    return added
  })
  await stockChanged([key.productId])
  return productKey(id)
}
