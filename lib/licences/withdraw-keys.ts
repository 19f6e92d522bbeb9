import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveKeys } from './transition'

/** Reason and date of keys that are never sold again. */
const quarantined = (reason: string) => ({ quarantinedAt: new Date(), quarantineReason: reason })

/** Withdraws a sold key from its buyer. @returns whether it was still the buyer's */
export async function withdrawKey(tx: Tx, keyId: number, reason: string): Promise<boolean> {
  return (await moveKeys(tx, 'withdraw', { id: keyId }, quarantined(reason))) === 1
}

/** Withdraws all keys of an order from its buyer, who may have seen them. @returns their number */
export const withdrawKeysOfOrder = (tx: Tx, orderId: number, reason: string): Promise<number> =>
  moveKeys(tx, 'withdraw', { orderItem: { orderId } }, quarantined(reason))

/**
 * {@link withdrawKeysOfOrder} without codes of gift cards, which pay nothing while the order is disputed, and may be
 * spent again when that is won.
 */
export const withdrawDisputedKeys = (tx: Tx, orderId: number, reason: string): Promise<number> =>
  moveKeys(tx, 'withdraw', { orderItem: { orderId, isGiftCard: false } }, quarantined(reason))

/**
 * Withdraws an item's last keys from its buyer.
 *
 * @param remaining number of keys that the buyer keeps
 */
export async function withdrawLastKeys(
  tx: Tx,
  orderItemId: number,
  remaining: number,
  reason: string,
): Promise<void> {
  const keys = await tx.productKey.findMany({
    where: { orderItemId, status: 'used' },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const ids = keys.slice(remaining).map(({ id }) => id)
  await moveKeys(tx, 'withdraw', { id: { in: ids } }, quarantined(reason))
}
