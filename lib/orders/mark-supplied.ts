import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'

/** Records since when the buyer has items or can see them, in an order whose buyer was asked about immediate supply. */
export const markSupplied = (tx: Tx, orderId: number, itemIds: number[]): Promise<void> =>
  mark(tx, orderId, { id: { in: itemIds } })

/** {@link markSupplied} of those of some items that were delivered. */
export const markDelivered = (tx: Tx, orderId: number, itemIds: number[]): Promise<void> =>
  mark(tx, orderId, { id: { in: itemIds }, deliveredAt: { not: null } })

async function mark(tx: Tx, orderId: number, which: Prisma.OrderItemWhereInput): Promise<void> {
  const consent = await tx.supplyConsent.findUnique({
    where: { orderId },
    select: { releasedAt: true },
  })
  if (!consent?.releasedAt) return
  await tx.orderItem.updateMany({
    where: { ...which, orderId, isGiftCard: false, suppliedAt: null },
    data: { suppliedAt: await databaseTime(tx) },
  })
}
