import 'server-only'
import type { Tx } from '@/lib/core/db'

/**
 * Redirects an order's mails to a corrected address. One that is being sent right now can't be called back; if that
 * fails, it is tried again at the corrected address.
 */
export async function redirectUnsent(
  tx: Tx,
  orderId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.email.updateMany({
    where: { orderId, toAddress: from, status: { in: ['queued', 'failed', 'sending'] } },
    data: { toAddress: to },
  })
}
