import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveMails } from './transition'

/** Takes an order's mails of some kinds back, as far as nobody has begun to send them. */
export async function cancelUnsent(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<void> {
  await moveMails(tx, 'cancel', { orderId, kind: { in: [...kinds] } })
}
