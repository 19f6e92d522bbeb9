import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveKeys } from './transition'

/** Why keys are never sold again, and since when. */
const quarantined = (reason: string) => ({ quarantinedAt: new Date(), quarantineReason: reason })

/** Takes a sold key away from its buyer. @returns whether it was still the buyer's */
export async function withdrawKey(tx: Tx, keyId: number, reason: string): Promise<boolean> {
  return (await moveKeys(tx, 'withdraw', { id: keyId }, quarantined(reason))) === 1
}

/** Takes all keys of an order away from its buyer, who may have seen them. @returns how many */
export const withdrawKeysOfOrder = (tx: Tx, orderId: number, reason: string): Promise<number> =>
  moveKeys(tx, 'withdraw', { orderItem: { orderId } }, quarantined(reason))

/**
 * Takes an item's last keys away from its buyer.
 *
 * @param remaining how many the buyer keeps
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
