import 'server-only'
import type { Tx } from '@/lib/core/db'
import { scheduleMail } from './queue-mail'

/**
 * Has an order's mails of some kinds sent now that wait or could not be sent so far.
 *
 * @returns how many
 */
export async function retryUnsent(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<number> {
  const unsent = await tx.email.findMany({
    where: { orderId, kind: { in: [...kinds] }, status: { in: ['queued', 'failed'] } },
    select: { id: true },
  })
  for (const { id } of unsent) await scheduleMail(tx, id)
  return unsent.length
}
