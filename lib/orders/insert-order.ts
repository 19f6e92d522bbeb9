import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import { currentSettings } from '@/lib/settings/queries'
import { isOrderNumber, newOrderNumber } from './order-number'

export type OrderDraft = {
  /** The browser's number; used if it is well-formed, has the current prefix, and is free. */
  requestedNumber?: string
  customer: Customer
  items: { productId: number; productName: string; priceCents: number; quantity: number }[]
  subtotalCents: number
  taxCents: number
  totalCents: number
  locale: string
  displayCurrency: string
  paymentId: string
  paymentMethod: 'paypal' | 'card'
}

export type InsertedOrder = {
  id: number
  orderNumber: string
  items: { id: number; productId: number; quantity: number; delivery: 'keys' | 'manual' }[]
}

/** Writes an order with its items and the first entry of its timeline. */
export async function insertOrder(tx: Tx, draft: OrderDraft): Promise<InsertedOrder> {
  const products = await tx.product.findMany({
    where: { id: { in: draft.items.map(({ productId }) => productId) } },
    select: { id: true, hasKeyPool: true },
  })
  const hasPool = new Set(products.filter(({ hasKeyPool }) => hasKeyPool).map(({ id }) => id))
  return tx.order.create({
    data: {
      orderNumber: await freeNumber(tx, draft.requestedNumber),
      customerEmail: draft.customer.email,
      customerName: draft.customer.name,
      billingAddress: draft.customer.address || null,
      subtotal: toDecimal(draft.subtotalCents),
      tax: toDecimal(draft.taxCents),
      totalAmount: toDecimal(draft.totalCents),
      currency: 'USD',
      paymentMethod: draft.paymentMethod,
      paymentId: draft.paymentId,
      locale: draft.locale,
      displayCurrency: draft.displayCurrency,
      items: {
        create: draft.items.map((item, position) => ({
          position,
          productId: item.productId,
          productName: item.productName,
          productPrice: toDecimal(item.priceCents),
          quantity: item.quantity,
          delivery: hasPool.has(item.productId) ? 'keys' : 'manual',
        })),
      },
      events: { create: { kind: 'order_placed' } },
    },
    select: {
      id: true,
      orderNumber: true,
      items: {
        select: { id: true, productId: true, quantity: true, delivery: true },
        orderBy: { position: 'asc' },
      },
    },
  })
}

async function freeNumber(tx: Tx, requested: string | undefined): Promise<string> {
  const { orderNumberPrefix } = await currentSettings()
  if (requested !== undefined && isOrderNumber(requested, orderNumberPrefix)) {
    const taken = await tx.order.findUnique({
      where: { orderNumber: requested },
      select: { id: true },
    })
    if (!taken) return requested
  }
  return newOrderNumber(Date.now(), orderNumberPrefix)
}
