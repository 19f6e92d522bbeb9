import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveKeys } from './transition'

/**
 * Returns all keys of an order to their pools; only for keys that no buyer can have seen. Codes of gift cards and
 * keys that were made by a rule are of no pool, and stay. @returns their number
 */
export const takeBackKeysOfOrder = (tx: Tx, orderId: number): Promise<number> =>
  moveKeys(
    tx,
    'take_back',
    { orderItem: { orderId, isGiftCard: false }, licence: null },
    { orderItemId: null, assignedAt: null, paymentId: null, reservedUntil: null },
  )
