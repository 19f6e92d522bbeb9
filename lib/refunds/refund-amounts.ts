import type { Payment } from '@/lib/payments/payment'
import { pricesHoldTax } from '@/lib/pricing/totals'

/** What a partial refund depends on. Amounts are US cents. */
export type Refundable = {
  subtotalCents: number
  taxCents: number
  /** Captured and not paid back yet. */
  leftCents: number
  items: readonly RefundableItem[]
}

type RefundableItem = {
  id: number
  priceCents: number
  quantity: number
  refundedQuantity: number
}

/** Captured money that is neither paid back nor about to be, in cents. */
export const leftCents = (
  { captured, refundedCents }: Pick<Payment, 'captured' | 'refundedCents'>,
  pendingCents: number | null,
): number => (captured?.cents ?? 0) - refundedCents - (pendingCents ?? 0)

export type RefundQuantity = { itemId: number; quantity: number }

/**
 * The tax that was paid on a part of an order: its share, rounded half up to a cent. Taken of the
 * order's own tax, so that it stays right when the rate is changed later.
 */
export function taxShareCents(
  order: Pick<Refundable, 'subtotalCents' | 'taxCents'>,
  partCents: number,
): number {
  if (order.subtotalCents === 0) return 0
  // Two amounts multiplied may be more than a number holds exactly.
  const [tax, part, subtotal] = [order.taxCents, partCents, order.subtotalCents].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  return Number((2n * tax * part + subtotal) / (2n * subtotal))
}

/** What so many parts of an order cost, with their tax. */
function worthCents(order: Refundable, quantityOf: (item: RefundableItem) => number): number {
  const part = order.items.reduce((sum, item) => sum + item.priceCents * quantityOf(item), 0)
  return pricesHoldTax(order.items, order.subtotalCents) ? part : part + taxShareCents(order, part)
}

/**
 * What is paid back for some parts of an order: the worth of all parts paid back by then less that
 * of those paid back before. So the roundings of the parts always add up to the whole.
 *
 * @returns US cents, never more than what is left
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
