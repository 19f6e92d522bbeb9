import 'server-only'
import type { Tx } from '@/lib/core/db'
import { scheduleMail } from './queue-mail'

/**
 * Sends an order's mails of the given kinds now if they are waiting or failed so far.
 *
 * @returns their ids
 */
export async function retryUnsent(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<string[]> {
  const unsent = await tx.email.findMany({
    where: { orderId, kind: { in: [...kinds] }, status: { in: ['queued', 'failed'] } },
    select: { id: true },
  })
  for (const { id } of unsent) await scheduleMail(tx, id)
  return unsent.map(({ id }) => id)
}
