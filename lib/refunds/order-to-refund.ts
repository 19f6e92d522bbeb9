import 'server-only'
import type { Tx } from '@/lib/core/db'
import { orderForChange } from '@/lib/orders/order-for-change'
import type { PlacedOrder } from '@/lib/orders/placed-order'
import type { Payment } from '@/lib/payments/payment'
import { paymentById } from '@/lib/payments/queries'
import { isTaxRefunded, pendingRefunds } from './queries'
import { leftParts, type Parts, sumOfParts } from './refund-amounts'

/** An order with the data that its refund depends on. Amounts are cents; the tax is none once it went back by itself. */
export type OrderToRefund = PlacedOrder & {
  payment: Payment
  /** Whether a refund of it is pending. */
  isPending: boolean
  /** What was paid that is neither refunded nor in a pending refund. */
  left: Parts
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
  const pending = await pendingRefunds(tx, order.paymentId)
  const left = leftParts(payment, pending)
  return {
    ...order,
    taxCents: (await isTaxRefunded(tx, order.paymentId)) ? 0 : order.taxCents,
    payment,
    isPending: pending !== null,
    left,
    leftCents: sumOfParts(left),
  }
}
