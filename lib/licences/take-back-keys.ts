import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveKeys } from './transition'

const IN_POOL = { orderItemId: null, assignedAt: null, paymentId: null, reservedUntil: null }

/**
 * Returns all keys of an order to their pools; only for keys that no buyer can have seen. Codes of gift cards and
 * keys that were made by a rule are of no pool, and stay. @returns their number
 */
export const takeBackKeysOfOrder = (tx: Tx, orderId: number): Promise<number> =>
  moveKeys(tx, 'take_back', { orderItem: { orderId, isGiftCard: false }, licence: null }, IN_POOL)

/** {@link takeBackKeysOfOrder} of those of an item that are more than are still paid for, the last first. */
export async function takeBackLastKeys(
  tx: Tx,
  orderItemId: number,
  remaining: number,
): Promise<void> {
  const keys = await tx.productKey.findMany({
    where: { orderItemId, status: 'used' },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const ids = keys.slice(remaining).map(({ id }) => id)
  await moveKeys(
    tx,
    'take_back',
    { id: { in: ids }, orderItem: { isGiftCard: false }, licence: null },
    IN_POOL,
  )
}
