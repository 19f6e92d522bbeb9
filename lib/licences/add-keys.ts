import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { addJob } from '@/lib/platform/jobs'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { BulkAnswer, BulkKeys, NewKey, ProductKey } from './contracts'
import { deliverWaitingJob } from './jobs'
import { productKey } from './queries'
import { storeKeys } from './stock-commands'

/** Thousands of keys take seconds, on a busy machine many. */
const TIMEOUT_MS = 60_000

/**
 * Adds one key, and lets orders that wait for it have it at once.
 *
 * @throws AppError `not_found`, or `conflict` when the product has or had this key
 */
export async function addKey(actor: Actor, { keyValue, ...key }: NewKey): Promise<ProductKey> {
  const id = await db().$transaction(async (tx) => {
    const [added] = await storeKeys(tx, { ...key, keys: [keyValue] })
    if (added === undefined) {
      const message = 'This product has this key already'
      throw new AppError('conflict', message, { issues: [{ path: 'keyValue', message }] })
    }
    await recordAudit(tx, actor, {
      action: 'product_key.create',
      entityType: 'product_key',
      entityId: added,
      after: { productId: key.productId, keyType: key.keyType },
    })
    await deliverSoon(tx)
    return added
  })
  return productKey(id)
}

/**
 * Adds many keys in one transaction, leaving out those that the product has or had.
 *
 * @throws AppError `not_found` when there is no such product
 */
export async function addKeys(actor: Actor, { blank, ...wanted }: BulkKeys): Promise<BulkAnswer> {
  return db().$transaction(
    async (tx) => {
      const added = (await storeKeys(tx, wanted)).length
      const answer = { added, duplicates: wanted.keys.length - added, blank }
      await recordAudit(tx, actor, {
        action: 'product_key.bulk_create',
        entityType: 'product',
        entityId: wanted.productId,
        after: { keyType: wanted.keyType, ...answer },
      })
      if (added > 0) await deliverSoon(tx)
      return answer
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  )
}

const deliverSoon = (tx: Tx) => addJob(tx, deliverWaitingJob, {}, 'deliver_waiting')
