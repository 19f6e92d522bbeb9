import type { Payment } from '@/lib/payments/payment'
import { percentShare, pricesHoldTax } from '@/lib/pricing/totals'

/** The data that a partial refund depends on. Amounts are US cents. */
export type Refundable = {
  subtotalCents: number
  taxCents: number
  /** What a coupon took off the prices of the items. */
  discountCents: number
  /** Captured and not refunded yet. */
  leftCents: number
  items: readonly RefundableItem[]
}

type RefundableItem = {
  id: number
  priceCents: number
  /** Its share of the discount. */
  discountCents: number
  quantity: number
  refundedQuantity: number
}

/**
 * Captured money that is neither refunded nor in a pending refund, in cents. Somebody may have given it back at the
 * provider while a refund of the store's own is pending, which then fails.
 */
export const leftCents = (
  { captured, refundedCents }: Pick<Payment, 'captured' | 'refundedCents'>,
  pendingCents: number | null,
): number => Math.max(0, (captured?.cents ?? 0) - refundedCents - (pendingCents ?? 0))

export type RefundQuantity = { itemId: number; quantity: number }

/**
 * The tax that was paid on a part of an order: its share, rounded half up to a cent. Based on the
 * order's own tax, so that it stays correct when the rate changes later.
 */
export function taxShareCents(
  order: Pick<Refundable, 'subtotalCents' | 'taxCents'>,
  partCents: number,
): number {
  if (order.subtotalCents === 0) return 0
  // The product of two amounts may exceed the safe integer range.
  const [tax, part, subtotal] = [order.taxCents, partCents, order.subtotalCents].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  return Number((2n * tax * part + subtotal) / (2n * subtotal))
}

/** What was paid for some of an item before tax: their price less their share of the item's discount. */
function paidCents({ priceCents, discountCents, quantity }: RefundableItem, count: number): number {
  return priceCents * count - percentShare(discountCents, count, quantity)
}

/** The price of the given quantities of an order, less the discount, including tax. */
function worthCents(order: Refundable, quantityOf: (item: RefundableItem) => number): number {
  const part = order.items.reduce((sum, item) => sum + paidCents(item, quantityOf(item)), 0)
  return pricesHoldTax(order.items, order) ? part : part + taxShareCents(order, part)
}

/**
 * The refund for the given quantities of an order: the value of everything refunded afterwards minus
 * the value of everything refunded before, so that the rounded parts always add up to the whole.
 *
 * @returns US cents, never more than the amount left
 */
export function refundCents(order: Refundable, parts: readonly RefundQuantity[]): number {
  const quantities = new Map(parts.map(({ itemId, quantity }) => [itemId, quantity]))
  const before = worthCents(order, ({ refundedQuantity }) => refundedQuantity)
  const after = worthCents(
    order,
    ({ id, refundedQuantity }) => refundedQuantity + (quantities.get(id) ?? 0),
  )
  return Math.min(after - before, order.leftCents)
}
