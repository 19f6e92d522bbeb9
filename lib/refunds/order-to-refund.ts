import 'server-only'
import type { Tx } from '@/lib/core/db'
import { orderForChange } from '@/lib/orders/order-for-change'
import type { PlacedOrder } from '@/lib/orders/placed-order'
import type { Payment } from '@/lib/payments/payment'
import { paymentById } from '@/lib/payments/queries'
import { isTaxRefunded, refundsUnderWay } from './queries'
import { leftParts, type Parts, sumOfParts } from './refund-amounts'

/**
 * An order with the data that its refund depends on. Amounts are cents; the tax is none once it went back by itself. What
 * waits to be refunded counts as refunded.
 */
export type OrderToRefund = PlacedOrder & {
  payment: Payment
  /** Whether a refund of it is pending. */
  isPending: boolean
  /** Whether a refund of it waits for the settlement of the charge. */
  isWaiting: boolean
  /** What was paid that is neither refunded nor in a refund that is pending or waits. */
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
  const underWay = await refundsUnderWay(tx, order.paymentId)
  const left = leftParts(payment, underWay?.parts ?? null)
  return {
    ...order,
    taxCents: (await isTaxRefunded(tx, order.paymentId)) ? 0 : order.taxCents,
    items: order.items.map((item) => ({
      ...item,
      refundedQuantity: item.refundedQuantity + (underWay?.quantities.get(item.id) ?? 0),
    })),
    payment,
    isPending: underWay?.isPending ?? false,
    isWaiting: underWay?.isPending === false,
    left,
    leftCents: sumOfParts(left),
  }
}
