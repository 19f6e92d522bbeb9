import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockOrder } from '@/lib/orders/locks'
import { lockPayment } from '@/lib/payments/locks'

/** Serializes changes of a payment and its order, if it has one, until the transaction ends. */
export async function lockForRefund(
  tx: Tx,
  { orderId, paymentId }: { orderId: number | null; paymentId: string },
): Promise<void> {
  await lockPayment(tx, paymentId)
  if (orderId !== null) await lockOrder(tx, orderId)
}
