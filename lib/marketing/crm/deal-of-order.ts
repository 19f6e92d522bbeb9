/** What a CRM is told of an order and its buyer. */
import type { Buyer, Deal } from './crm'

/** An order as far as CRMs are concerned; amounts in hundredths of their currency. */
export type CrmOrder = {
  id: number
  orderNumber: string
  createdAt: Date
  status: string
  currency: string
  cents: number
  refundedCents: number
  baseCurrency: string
  /** The same in the base currency, at the order's own rate. */
  baseCents: number
  baseRefundedCents: number
  items: readonly { productName: string; quantity: number }[]
}

/** As much as every CRM takes. */
const MAX_NAME = 120

const itemText = ({ productName, quantity }: CrmOrder['items'][number]) =>
  quantity === 1 ? productName : `${quantity} × ${productName}`

/** The order's number and what was bought. */
export function dealName({ orderNumber, items }: Pick<CrmOrder, 'orderNumber' | 'items'>): string {
  const name = `${orderNumber}: ${items.map(itemText).join(', ')}`
  const letters = [...name]
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : name
}

const isLost = ({ status, cents, refundedCents }: CrmOrder) =>
  status === 'refunded' || status === 'cancelled' || (cents > 0 && refundedCents >= cents)

/**
 * An order as a deal. What went back in part is not in its amount; of one that is lost the amount is the whole, as it says what
 * was lost.
 */
export function dealOf(order: CrmOrder, currency: 'order' | 'base'): Deal {
  const [cents, refunded] =
    currency === 'order'
      ? [order.cents, order.refundedCents]
      : [order.baseCents, order.baseRefundedCents]
  const lost = isLost(order)
  return {
    orderNumber: order.orderNumber,
    name: dealName(order),
    cents: lost ? cents : Math.max(0, cents - refunded),
    currency: currency === 'order' ? order.currency : order.baseCurrency,
    closedAt: order.createdAt,
    state: lost ? 'lost' : 'won',
  }
}

/** A buyer as a contact: without consent only what the contract needs. */
export const buyerOf = (
  { email, name }: { email: string; name: string },
  { isConfirmed, locale }: { isConfirmed: boolean; locale: string | null },
): Buyer => ({ email, name, newsletter: isConfirmed, language: isConfirmed ? locale : null })

/** A name as CRMs keep it: the last word is the family's. */
export function partsOf(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  const last = words.pop() ?? ''
  return { first: words.join(' '), last }
}
