import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Redirects an order's mails to a corrected address, unless sending has started. */
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
