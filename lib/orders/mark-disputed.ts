import 'server-only'
import type { Tx } from '@/lib/core/db'

/**
 * Marks an order whose payment is disputed: nothing of it is delivered until the mark is taken away.
 *
 * @param since `null` takes it away
 */
export async function markDisputed(tx: Tx, orderId: number, since: Date | null): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { disputedAt: since } })
}
