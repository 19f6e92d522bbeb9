import 'server-only'
import { AppError } from '@/lib/core/errors'
import { parseDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import type { CreateOrder, Order, OrderAnswer } from '@/lib/orders/contracts'
import { orderOfPayment } from '@/lib/orders/queries'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import type { Payment } from '@/lib/payments/payment'
import { providersForMethod } from '@/lib/payments/providers'
import { paymentByReference } from '@/lib/payments/queries'
import { sellingAsPaid } from '@/lib/settings/rates/seller'
import { cartAtTodaysPrices } from './cart-at-todays-prices'
import { requireCaptured, requireFullCapture } from './check-payment'
import { type Completed, completePayment } from './complete-payment'

/** What the caller may be shown: the order, or no more than its number. */
type Placed = { order: OrderAnswer; isNew: boolean }

/**
 * Creates the order of a captured payment on the browser's request. Posting the same payment again
 * answers the same order. Its details go to the cart session that paid, and to whoever names its buyer;
 * others learn the number at most.
 *
 * @param request the browser's data; compared with the payment, never trusted
 * @param sessionId the caller's cart session, when it sends one
 * @throws AppError `payment_required` without a captured payment; `conflict` for a used payment or data
 *   that does not match it; `out_of_stock` for a product that is not sold
 */
export async function placeOrder(request: CreateOrder, sessionId: string | null): Promise<Placed> {
  const providers = providersForMethod(request.paymentMethod).map(({ id }) => id)
  const payment = await paymentByReference(providers, request.paymentId)
  if (!payment) throw noSuchPayment()
  const isOwn = payment.sessionId !== null && payment.sessionId === sessionId
  const { order, isNew } =
    (await earlierOrder(payment, request)) ?? (await newOrder(payment, request, isOwn))
  const mayBeShown = isOwn || namesBuyer(request, order)
  return { order: mayBeShown ? order : { orderNumber: order.orderNumber }, isNew }
}

const noSuchPayment = () => new AppError('payment_required', say('checkout.unknownPaymentId'))

async function earlierOrder(payment: Payment, request: CreateOrder): Promise<Completed | null> {
  const order = await orderOfPayment(payment.id)
  return order && { order: sameOrder(order, request), isNew: false }
}

async function newOrder(
  payment: Payment,
  request: CreateOrder,
  isOwn: boolean,
): Promise<Completed> {
  // A payment of a cart session that names no buyer is that session's alone.
  if (payment.sessionId !== null && !isOwn && !payment.customer) throw noSuchPayment()
  requireCaptured(payment)
  const bought =
    payment.cart ??
    (await cartAtTodaysPrices(
      request.items,
      payment.customer ?? {},
      await sellingAsPaid(payment.currency),
    ))
  requireMatch(bought, payment.currency, request)
  requireFullCapture(payment, bought)
  return completePayment(payment, {
    bought,
    requestedNumber: request.orderNumber,
    customer: payment.customer ?? buyerIn(request),
    locale: payment.customer === null ? (request.locale ?? payment.locale) : payment.locale,
  })
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
function requireMatch(bought: PaymentSnapshot, currency: string, request: CreateOrder): void {
  const mismatch = (what: string) =>
    new AppError('conflict', say('checkout.notPaidFor', { field: what }))
  if (itemsKey(request.items) !== itemsKey(bought.items)) throw mismatch('The list of items')
  const priceOf = new Map(bought.items.map(({ productId, priceCents }) => [productId, priceCents]))
  for (const { productId, productPrice } of request.items)
    if (parseDecimal(productPrice) !== priceOf.get(productId)) throw mismatch('A productPrice')
  if (parseDecimal(request.totalAmount) !== bought.totalCents) throw mismatch('totalAmount')
  if (request.currency !== currency) throw mismatch('currency')
}

/** For a payment that was started without a buyer. */
const buyerIn = (request: CreateOrder): Customer => ({
  email: request.customerEmail,
  name: request.customerName,
  address: request.billingAddress ?? '',
})

/** Whether a caller knows everything about the buyer that the order would show. */
const namesBuyer = (request: CreateOrder, order: Order): boolean =>
  request.customerEmail === order.customerEmail &&
  request.customerName === order.customerName &&
  (request.billingAddress ?? '') === (order.billingAddress ?? '')

function sameOrder(order: Order, request: CreateOrder): Order {
  if (itemsKey(order.items) !== itemsKey(request.items))
    throw new AppError('conflict', say('checkout.paymentUsed'))
  return order
}
