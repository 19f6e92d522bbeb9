import type { Payment } from '@/lib/payments/payment'
import { giftCardsOf, pricesHoldTax, shareOf } from '@/lib/pricing/totals'

/** The data that a partial refund depends on. Amounts are cents of its currency. */
export type Refundable = {
  currency: string
  subtotalCents: number
  taxCents: number
  /** What a coupon took off the prices of the items. */
  discountCents: number
  /** Captured and not refunded yet. */
  leftCents: number
  items: readonly RefundableItem[]
}

type RefundableItem = {
  isGiftCard?: boolean
  id: number
  priceCents: number
  /** Its share of the discount. */
  discountCents: number
  quantity: number
  refundedQuantity: number
  /** Where it stands in the order, and of an item that came with a bundle, where that does. */
  position?: number
  bundlePosition?: number | null
  /** What of the price of the bundle falls to all of it. */
  bundleShareCents?: number
}

/** An amount by where it goes back to. Cents. */
export type Parts = { providerCents: number; giftCardCents: number }

export const NO_PARTS: Parts = { providerCents: 0, giftCardCents: 0 }

export const sumOfParts = ({ providerCents, giftCardCents }: Parts): number =>
  providerCents + giftCardCents

/**
 * What was paid that is neither refunded nor in a pending refund. Somebody may have given it back at the
 * provider while a refund of the store's own is pending, which then fails.
 */
export const leftParts = (
  { captured, refundedCents, giftCard }: Pick<Payment, 'captured' | 'refundedCents' | 'giftCard'>,
  pending: Parts | null,
): Parts => ({
  providerCents: Math.max(
    0,
    (captured?.cents ?? 0) - refundedCents - (pending?.providerCents ?? 0),
  ),
  // It is nobody's to give back without a captured payment.
  giftCardCents:
    captured && giftCard
      ? Math.max(0, giftCard.cents - giftCard.returnedCents - (pending?.giftCardCents ?? 0))
      : 0,
})

/** {@link leftParts} together. */
export const leftCents = (
  payment: Parameters<typeof leftParts>[0],
  pending: Parts | null,
): number => sumOfParts(leftParts(payment, pending))

/**
 * Where a refund goes back to: to the provider as long as there is something left of what it captured, the rest to the
 * gift card.
 *
 * @param cents at most what is left
 */
export function splitRefund(cents: number, left: Parts): Parts {
  const providerCents = Math.min(cents, left.providerCents)
  return { providerCents, giftCardCents: cents - providerCents }
}

export type RefundQuantity = { itemId: number; quantity: number }

/**
 * The tax that was paid on a part of an order: its share, rounded half up to what the currency can be charged in. Based on the
 * order's own tax, so that it stays correct when the rate changes later.
 */
export function taxShareCents(
  order: Pick<Refundable, 'currency' | 'subtotalCents' | 'taxCents'>,
  partCents: number,
): number {
  if (order.subtotalCents === 0) return 0
  return shareOf(order.taxCents, partCents, order.subtotalCents, order.currency)
}

/** What was paid for some of an item before tax: their price less their share of the item's discount. */
function paidCents(
  { priceCents, discountCents, quantity }: RefundableItem,
  count: number,
  currency: string,
): number {
  return priceCents * count - shareOf(discountCents, count, quantity, currency)
}

/**
 * What was paid for some of the pieces of an item that came with a bundle, beyond those that go back with it: of its share of the
 * bundle's price, so that the parts of a bundle that go back one by one come to what the bundle cost.
 */
function partCents(
  order: Refundable,
  item: RefundableItem,
  quantityOf: (item: RefundableItem) => number,
): number {
  const bundle = order.items.find(({ position }) => position === item.bundlePosition)
  const share = item.bundleShareCents ?? 0
  if (!bundle || share === 0) return 0
  const withBundle = (item.quantity / bundle.quantity) * quantityOf(bundle)
  const shareUpTo = (count: number) => shareOf(share, count, item.quantity, order.currency)
  return shareUpTo(Math.max(withBundle, quantityOf(item))) - shareUpTo(withBundle)
}

/** What was paid for the given quantities of some items before tax. */
const paidFor = (
  order: Refundable,
  items: readonly RefundableItem[],
  quantityOf: (item: RefundableItem) => number,
): number =>
  items.reduce(
    (sum, item) =>
      sum + paidCents(item, quantityOf(item), order.currency) + partCents(order, item, quantityOf),
    0,
  )

/** The price of the given quantities of an order, less the discount, including the tax of what is taxed. */
function worthCents(order: Refundable, quantityOf: (item: RefundableItem) => number): number {
  const worthOf = (items: readonly RefundableItem[]) => paidFor(order, items, quantityOf)
  const part = worthOf(order.items)
  if (pricesHoldTax(order.items, order)) return part
  const taxed = {
    currency: order.currency,
    taxCents: order.taxCents,
    subtotalCents: order.subtotalCents - giftCardsOf(order.items),
  }
  return part + taxShareCents(taxed, worthOf(order.items.filter(({ isGiftCard }) => !isGiftCard)))
}

/**
 * The refund for the given quantities of an order: the value of everything refunded afterwards minus
 * the value of everything refunded before, so that the rounded parts always add up to the whole.
 *
 * @returns cents, never more than the amount left
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

/**
 * The tax that goes back when the tax ID is confirmed after the order: that of what was not refunded, and no more than was
 * paid for it beyond its prices, in case staff have given it back already. Nothing where prices include the tax: they
 * are the same without.
 *
 * @returns cents
 */
export function taxToRefundCents(order: Refundable): number {
  if (pricesHoldTax(order.items, order)) return 0
  const netCents =
    paidFor(order, order.items, ({ quantity }) => quantity) -
    paidFor(order, order.items, ({ refundedQuantity }) => refundedQuantity)
  const grossCents =
    worthCents(order, ({ quantity }) => quantity) -
    worthCents(order, ({ refundedQuantity }) => refundedQuantity)
  return Math.max(0, Math.min(grossCents - netCents, order.leftCents - netCents))
}
