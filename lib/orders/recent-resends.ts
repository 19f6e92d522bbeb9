import 'server-only'
import type { Tx } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** The timeline event of a resend that the buyer requested. */
export const RESENT_EVENT = 'delivery_resent'

/** When the keys were mailed again in the last 24 hours, oldest first. */
export async function recentResends(tx: Tx, orderId: number): Promise<Date[]> {
  const events = await tx.orderEvent.findMany({
    where: { orderId, kind: RESENT_EVENT, createdAt: { gt: daysAgo(1) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  return events.map(({ createdAt }) => createdAt)
}
