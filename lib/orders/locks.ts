import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockPayment } from '@/lib/payments/locks'

/**
 * Serializes changes of an order by locking its row. If the order's payment is locked too, lock that
 * first to avoid deadlocks.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Order" WHERE "id" = ${orderId} FOR NO KEY UPDATE`)
}

/** The payment's row first, as everywhere, to avoid deadlocks. */
export async function lockOrderAndPayment(
  tx: Tx,
  order: { id: number; paymentId: string },
): Promise<void> {
  await lockPayment(tx, order.paymentId)
  await lockOrder(tx, order.id)
}
