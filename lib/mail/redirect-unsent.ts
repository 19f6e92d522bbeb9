import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Sends an order's mails to a corrected address, as far as nobody has begun to send them. */
export async function redirectUnsent(
  tx: Tx,
  orderId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.email.updateMany({
    where: { orderId, toAddress: from, status: { in: ['queued', 'failed'] } },
    data: { toAddress: to },
  })
}
