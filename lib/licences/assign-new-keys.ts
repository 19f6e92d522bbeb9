import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { insertKeys } from './insert-keys'
import type { KeyType } from './key-rules'
import { mayMove, newStatus } from './key-states-sql'

/**
 * Assigns keys to an order item that were made for it and never were in a pool.
 *
 * @returns their ids in the order given
 * @throws Error when the store has one of them already
 */
export async function assignNewKeys(
  tx: Tx,
  item: { id: number; productId: number; paymentId: string },
  keys: readonly string[],
  keyType: KeyType,
): Promise<number[]> {
  const ids = await insertKeys(
    tx,
    { productId: item.productId, keys, keyType, notes: null, batch: null, uses: 1 },
    'skip',
  )
  if (ids.length < keys.length) throw new Error('A new key is that of another buyer')
  await tx.$executeRaw(Prisma.sql`
    UPDATE "ProductKey"
    SET "status" = ${newStatus('assign')}, "orderItemId" = ${item.id}, "assignedAt" = now(),
        "paymentId" = ${item.paymentId}::uuid
    WHERE "id" = ANY(${ids}) AND ${mayMove('assign')}`)
  return ids
}
