import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveMails } from './transition'

/** Cancels an order's mails of the given kinds, unless sending has started. */
export async function cancelUnsent(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<void> {
  await moveMails(tx, 'cancel', { orderId, kind: { in: [...kinds] } })
}
