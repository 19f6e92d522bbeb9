import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { lockPayment } from '@/lib/payments/locks'

/**
 * Serializes changes of an order by locking its row. If the order's payment is locked too, lock that
 * first to avoid deadlocks.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  await lockRows(tx, 'Order', { id: orderId }, 'NO KEY UPDATE')
}

/** The payment's row first, as everywhere, to avoid deadlocks. */
export async function lockOrderAndPayment(
  tx: Tx,
  order: { id: number; paymentId: string },
): Promise<void> {
  await lockPayment(tx, order.paymentId)
  await lockOrder(tx, order.id)
}
