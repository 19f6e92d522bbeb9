import 'server-only'
import { toCents } from '@/lib/core/money'
import { leftCents, type OrderToRefund } from '@/lib/orders/order-refund'
import type { Refundable } from './refund-amounts'

/** An order as the rules for amounts (refund-amounts.ts) look at it. */
export const toRefundable = (order: OrderToRefund): Refundable => ({
  subtotalCents: toCents(order.subtotal),
  taxCents: toCents(order.tax),
  leftCents: leftCents(order),
  items: order.items.map(({ id, productPrice, quantity, refundedQuantity }) => ({
    id,
    priceCents: toCents(productPrice),
    quantity,
    refundedQuantity,
  })),
})
