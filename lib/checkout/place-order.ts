import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { parseDecimal, toCents } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import type { CreateOrder, Order } from '@/lib/orders/contracts'
import { orderOfPayment } from '@/lib/orders/queries'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Payment } from '@/lib/payments/payment'
import { providerForMethod } from '@/lib/payments/providers'
import { paymentByReference } from '@/lib/payments/queries'
import { taxRulesOf } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { currentSettings } from '@/lib/settings/queries'
import { requireCaptured, requireFullCapture } from './check-payment'
import { type Completed, completePayment } from './complete-payment'

/**
 * Creates the order of a captured payment on the browser's request. Posting the same payment again
 * answers the same order.
 *
 * @param request the browser's data; compared with the payment, never trusted
 * @param sessionId the caller's cart session, when it sends one
 * @throws AppError `payment_required` without a captured payment; `conflict` for a used payment or data
 *   that does not match it
 */
export async function placeOrder(
  request: CreateOrder,
  sessionId: string | null,
): Promise<Completed> {
  const provider = providerForMethod(request.paymentMethod)
  const payment = await paymentByReference(provider.id, request.paymentId)
  if (!payment) throw new AppError('payment_required', 'There is no payment with this paymentId')
  const existing = await orderOfPayment(payment.id)
  if (existing) return { order: sameOrder(existing, request), isNew: false }
  requireCaptured(payment)

  const bought = payment.cart ?? (await cartAtTodaysPrices(request))
  requireMatch(bought, request)
  requireFullCapture(payment, bought)
  return completePayment(payment, {
    bought,
    requestedNumber: request.orderNumber,
    customer: buyerOf(payment, request, sessionId),
    locale: payment.customer === null ? (request.locale ?? payment.locale) : payment.locale,
  })
}

/** A client without a cart session is checked against current prices. */
async function cartAtTodaysPrices(request: CreateOrder): Promise<PaymentSnapshot> {
  const products = await db().product.findMany({
    where: { id: { in: request.items.map(({ productId }) => productId) } },
    select: { id: true, name: true, price: true },
  })
  const byId = new Map(products.map((product) => [product.id, product]))
  const items = request.items.map(({ productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) throw new AppError('conflict', `There is no product ${productId}`)
    return { productId, productName: product.name, priceCents: toCents(product.price), quantity }
  })
  return { items, ...totalsOf(items, taxRulesOf(await currentSettings())) }
}

const itemsKey = (items: readonly { productId: number; quantity: number }[]) => {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities]
    .sort(([a], [b]) => a - b)
    .map(([id, quantity]) => `${id}×${quantity}`)
    .join(' ')
}

/** @throws AppError `conflict` naming what differs from the payment's cart */
function requireMatch(bought: PaymentSnapshot, request: CreateOrder): void {
  const mismatch = (what: string) => new AppError('conflict', `${what} is not what was paid for`)
  if (itemsKey(request.items) !== itemsKey(bought.items)) throw mismatch('The list of items')
  const priceOf = new Map(bought.items.map(({ productId, priceCents }) => [productId, priceCents]))
  for (const { productId, productPrice } of request.items)
    if (parseDecimal(productPrice) !== priceOf.get(productId)) throw mismatch('A productPrice')
  if (parseDecimal(request.totalAmount) !== bought.totalCents) throw mismatch('totalAmount')
  if (request.currency !== 'USD') throw mismatch('currency')
}

/**
 * The buyer who gets the keys: the one named when the payment started. Only the browser that started
 * it, identified by its cart session, may still correct that.
 */
function buyerOf(payment: Payment, request: CreateOrder, sessionId: string | null): Customer {
  const { customer } = payment
  if (customer && !(sessionId !== null && sessionId === payment.sessionId)) return customer
  return {
    email: request.customerEmail,
    name: request.customerName,
    address: request.billingAddress ?? '',
  }
}

function sameOrder(order: Order, request: CreateOrder): Order {
  if (itemsKey(order.items) !== itemsKey(request.items))
    throw new AppError('conflict', 'This payment was already used for another order')
  return order
}
