import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockPayment } from '@/lib/payments/locks'

/**
 * Lets whatever changes an order take turns on its row. Who also locks the order's payment does that
 * first, so that two never wait for each other.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Order" WHERE "id" = ${orderId} FOR NO KEY UPDATE`)
}

/** The payment's row first, as everybody does, so that no two wait for each other. */
export async function lockOrderAndPayment(
  tx: Tx,
  order: { id: number; paymentId: string },
): Promise<void> {
  await lockPayment(tx, order.paymentId)
  await lockOrder(tx, order.id)
}
