import 'server-only'
import type { Tx } from '@/lib/core/db'
import { orderForChange } from '@/lib/orders/order-for-change'
import type { PlacedOrder } from '@/lib/orders/placed-order'
import type { Payment } from '@/lib/payments/payment'
import { paymentById } from '@/lib/payments/queries'
import { pendingRefundCents } from './queries'
import { leftCents } from './refund-amounts'

/** An order with the data that its refund depends on. Amounts are cents. */
export type OrderToRefund = PlacedOrder & {
  payment: Payment
  /** The sum of pending refunds; `null` when there are none. */
  pendingCents: number | null
  /** Captured money that is neither refunded nor in a pending refund. */
  leftCents: number
}

/**
 * Reads an order in order to refund it, locked together with its payment until the transaction ends.
 *
 * @throws AppError `not_found`
 */
export async function orderToRefund(tx: Tx, orderNumber: string): Promise<OrderToRefund> {
  const order = await orderForChange(tx, orderNumber)
  const payment = await paymentById(order.paymentId, tx)
  const pendingCents = await pendingRefundCents(tx, order.paymentId)
  return { ...order, payment, pendingCents, leftCents: leftCents(payment, pendingCents) }
}
