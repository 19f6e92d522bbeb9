import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { SECOND_MS } from '@/lib/core/time'

/**
 * Who is mailed an order's keys, and how long that has to wait: its buyer at once, or the recipient of a gift on its day.
 */
export async function keyRecipient(
  tx: Tx,
  { id, customerEmail }: { id: number; customerEmail: string },
): Promise<{ to: string; afterSeconds: number }> {
  const gift = await tx.orderGift.findUnique({ where: { orderId: id } })
  if (!gift) return { to: customerEmail, afterSeconds: 0 }
  const waits = gift.sendAt.getTime() - (await databaseTime(tx)).getTime()
  return { to: gift.recipientEmail, afterSeconds: Math.max(0, Math.ceil(waits / SECOND_MS)) }
}
