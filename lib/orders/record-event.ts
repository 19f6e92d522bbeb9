import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'

/**
 * Adds to an order's timeline. `detail` never contains a key.
 *
 * @param actor a username of the back office, or the store itself
 */
export async function recordEvent(
  tx: Tx,
  orderId: number,
  kind: string,
  detail: Prisma.InputJsonObject = {},
  actor = 'system',
): Promise<void> {
  await tx.orderEvent.create({ data: { orderId, kind, detail, actor } })
}
