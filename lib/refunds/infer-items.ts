import { type Refundable, type RefundQuantity, refundCents } from './refund-amounts'

/**
 * Which item was refunded by an amount that somebody gave back at the provider, where no items are
 * named: the one item and quantity that cost exactly that. None if several would, or if it is any other
 * amount, as for goodwill; the buyer then keeps the keys.
 *
 * @param cents the refunded amount, less than what is left
 */
export function inferItems(order: Refundable, cents: number): RefundQuantity[] {
  const fitting = order.items.flatMap(({ id, quantity, refundedQuantity }) =>
    Array.from({ length: quantity - refundedQuantity }, (_, index) => ({
      itemId: id,
      quantity: index + 1,
    })).filter((part) => refundCents({ ...order, leftCents: cents + 1 }, [part]) === cents),
  )
  return fitting.length === 1 ? fitting : []
}
