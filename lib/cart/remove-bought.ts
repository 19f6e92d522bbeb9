import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Takes products that were bought out of a session's cart. */
export async function removeBought(
  tx: Tx,
  sessionId: string,
  productIds: readonly number[],
): Promise<void> {
  await tx.cartItem.deleteMany({ where: { sessionId, productId: { in: [...productIds] } } })
}
