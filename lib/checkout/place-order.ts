import 'server-only'
import { markCartOrdered } from '@/lib/cart/cart-statistics'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { parseDecimal, toCents } from '@/lib/core/money'
import type { Customer } from '@/lib/customers/contracts'
import { assignKeys } from '@/lib/licences/reservations'
import { watchStock } from '@/lib/notifications/low-stock'
import { insertOrder, type OrderDraft } from '@/lib/orders/commands'
import type { CreateOrder, Order } from '@/lib/orders/contracts'
import { alertOwnerOfWaiting, queueDelivery } from '@/lib/orders/deliver-keys'
import { publishOrderEvent } from '@/lib/orders/publish-order-event'
import { ORDER_FIELDS, toOrder } from '@/lib/orders/queries'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import {
  capturedOf,
  customerOf,
  type PaymentRow,
  paymentByReference,
  snapshotOf,
} from '@/lib/payments/queries'
import { taxRulesOf } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { currentSettings } from '@/lib/settings/queries'

const PROVIDER_OF = { paypal: 'paypal', card: 'authorize_net' } as const

type Placed = { order: Order; isNew: boolean }

/**
 * Makes the order of a captured payment, hands out its keys and queues their mail, all or nothing.
 * The same payment posted again answers the same order.
 *
 * @param request what the browser says; compared with the payment, never believed
 * @param sessionId the caller's cart session, when it sends one
 * @throws AppError `payment_required` without a captured payment; `conflict` for a used payment or
 *   anything that does not agree with it
 */
export async function placeOrder(request: CreateOrder, sessionId: string | null): Promise<Placed> {
  const payment = await paymentByReference(PROVIDER_OF[request.paymentMethod], request.paymentId)
  if (!payment) throw new AppError('payment_required', 'There is no payment with this paymentId')
  const known = await orderOfPayment(payment.id)
  if (known) return { order: sameOrder(known, request), isNew: false }
  requireCaptured(payment)

  const bought = snapshotOf(payment) ?? (await snapshotAtTodaysPrices(request))
  checkAgainst(bought, request)
  checkCapture(payment, bought)
  return createOnce(payment, {
    bought,
    wantedNumber: request.orderNumber,
    customer: buyerOf(payment, request, sessionId),
    locale: payment.customer === null ? (request.locale ?? payment.locale) : payment.locale,
  })
}

/**
 * Makes the order of a captured payment whose browser never came back.
 *
 * @returns `null` when the payment's client left no cart or no buyer to make one from
 */
export async function placeOrderFromSnapshot(payment: PaymentRow): Promise<Placed | null> {
  const bought = snapshotOf(payment)
  const customer = customerOf(payment)
  if (!bought || !customer) return null
  requireCaptured(payment)
  checkCapture(payment, bought)
  return createOnce(payment, { bought, customer, locale: payment.locale })
}

function requireCaptured(payment: PaymentRow): void {
  if (payment.status === 'captured') return
  if (payment.status === 'held')
    throw new AppError(
      'payment_required',
      'The payment is still being reviewed by the payment provider',
    )
  throw new AppError('payment_required', 'The payment was not captured')
}

/** A client without a cart session is checked against the prices of now. */
async function snapshotAtTodaysPrices(request: CreateOrder): Promise<PaymentSnapshot> {
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

/** @throws AppError `conflict` naming what the browser says otherwise than the payment's cart */
function checkAgainst(bought: PaymentSnapshot, request: CreateOrder): void {
  const differs = (what: string) => new AppError('conflict', `${what} is not what was paid for`)
  if (itemsKey(request.items) !== itemsKey(bought.items)) throw differs('The list of items')
  const priceOf = new Map(bought.items.map(({ productId, priceCents }) => [productId, priceCents]))
  for (const { productId, productPrice } of request.items)
    if (parseDecimal(productPrice) !== priceOf.get(productId)) throw differs('A productPrice')
  if (parseDecimal(request.totalAmount) !== bought.totalCents) throw differs('totalAmount')
  if (request.currency !== 'USD') throw differs('currency')
}

/** @throws AppError `conflict` when the captured money is not the order's total */
function checkCapture(payment: PaymentRow, bought: PaymentSnapshot): void {
  const captured = capturedOf(payment)
  if (captured?.cents !== bought.totalCents || captured.currency !== 'USD')
    throw new AppError('conflict', 'The captured amount is not the total of this order')
}

/**
 * Who gets the keys: whoever was named when the payment began. Only the browser that began it, known
 * by its cart session, may still correct that.
 */
function buyerOf(payment: PaymentRow, request: CreateOrder, sessionId: string | null): Customer {
  const named = customerOf(payment)
  if (named && !(sessionId !== null && sessionId === payment.sessionId)) return named
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

async function orderOfPayment(paymentId: string): Promise<Order | null> {
  const row = await db().order.findUnique({ where: { paymentId }, select: ORDER_FIELDS })
  return row && toOrder(row)
}

type Sale = { bought: PaymentSnapshot; customer: Customer; locale: string; wantedNumber?: string }

/** An order number that another order took at the same moment is replaced by one of ours. */
async function createOnce(payment: PaymentRow, sale: Sale): Promise<Placed> {
  try {
    return await createInTurn(payment, sale)
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      return createInTurn(payment, { ...sale, wantedNumber: undefined })
    throw error
  }
}

/** Requests for one payment take turns on its row; the first makes the order, the others find it. */
async function createInTurn(payment: PaymentRow, sale: Sale): Promise<Placed> {
  return db().$transaction(
    async (tx) => {
      await tx.$queryRaw(
        Prisma.sql`SELECT 1 FROM "Payment" WHERE "id" = ${payment.id}::uuid FOR UPDATE`,
      )
      const existing = await tx.order.findUnique({
        where: { paymentId: payment.id },
        select: ORDER_FIELDS,
      })
      if (existing) return { order: toOrder(existing), isNew: false }
      return { order: await createOrder(tx, payment, sale), isNew: true }
    },
    { maxWait: 20_000, timeout: 20_000 },
  )
}

async function createOrder(tx: Tx, payment: PaymentRow, sale: Sale): Promise<Order> {
  const draft: OrderDraft = {
    ...sale.bought,
    wantedNumber: sale.wantedNumber,
    customer: sale.customer,
    locale: sale.locale,
    displayCurrency: payment.displayCurrency,
    paymentId: payment.id,
    paymentMethod: payment.provider === 'paypal' ? 'paypal' : 'card',
  }
  const order = await insertOrder(tx, draft)
  let waiting = 0
  for (const item of order.items) {
    if (item.delivery !== 'keys') continue
    const assigned = await assignKeys(tx, {
      ...item,
      paymentId: payment.id,
      missing: item.quantity,
    })
    waiting += item.quantity - assigned
  }
  await queueDelivery(
    tx,
    order.id,
    'first',
    order.items.map(({ id }) => id),
  )
  await publishOrderEvent(tx, { type: 'order.created', orderId: order.id })
  if (waiting > 0) await alertOwnerOfWaiting(tx, order)
  await watchStock(
    tx,
    order.items.flatMap(({ delivery, productId }) => (delivery === 'keys' ? [productId] : [])),
  )
  await emptyCart(tx, payment)
  if (payment.sessionId !== null) await markCartOrdered(tx, payment.sessionId)
  return toOrder(
    await tx.order.findUniqueOrThrow({ where: { id: order.id }, select: ORDER_FIELDS }),
  )
}

/** What was bought leaves the cart even when the browser is gone. */
async function emptyCart(tx: Tx, payment: PaymentRow): Promise<void> {
  if (payment.sessionId === null) return
  const bought = snapshotOf(payment)?.items.map(({ productId }) => productId) ?? []
  await tx.cartItem.deleteMany({
    where: { sessionId: payment.sessionId, productId: { in: bought } },
  })
}
