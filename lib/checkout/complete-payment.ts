import 'server-only'
import { detailsOfBuyer } from '@/lib/bookkeeping/invoices/details-of-buyer'
import { storeDetails } from '@/lib/bookkeeping/invoices/save-details'
import { keepUnconfirmed } from '@/lib/bookkeeping/tax-confirmations/keep-unconfirmed'
import { markCartOrdered } from '@/lib/cart/cart-statistics'
import { giveUseBack, recordOrdered } from '@/lib/cart/coupons/coupon-uses'
import { leaveUsedCoupon } from '@/lib/cart/coupons/leave-coupon'
import { issueGiftCards } from '@/lib/cart/gift-cards/issue-gift-cards'
import { leaveUsedGiftCards } from '@/lib/cart/gift-cards/leave-gift-card'
import { removeBought } from '@/lib/cart/remove-bought'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { isUniqueViolation } from '@/lib/core/database-errors'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import { assignKeys } from '@/lib/licences/assign-keys'
import { keysForNewcomer } from '@/lib/licences/left-for-newcomer'
import { watchStock } from '@/lib/licences/low-stock'
import { alertOwnerOfOrder } from '@/lib/orders/alert-owner'
import type { Order } from '@/lib/orders/contracts'
import { type InsertedOrder, insertOrder } from '@/lib/orders/insert-order'
import { orderChanged } from '@/lib/orders/jobs'
import { publishOrderEvent } from '@/lib/orders/publish-order-event'
import { orderOfPayment } from '@/lib/orders/queries'
import { queueDeliveryTo } from '@/lib/orders/queue-delivery'
import { queueGiftReceipt } from '@/lib/orders/queue-gift-receipt'
import { keepConsent } from '@/lib/orders/supply/keep-consent'
import type { PaymentSnapshot } from '@/lib/payments/contracts'
import { lockPayment } from '@/lib/payments/locks'
import type { Payment } from '@/lib/payments/payment'
import { methodOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import { refundsUnderWay } from '@/lib/refunds/queries'
import { closeLink } from './payment-links/close-link'

/** What was sold to whom. */
export type Sale = {
  bought: PaymentSnapshot
  customer: Customer
  locale: string
  /** The browser's order number; used if it is well-formed and free. */
  requestedNumber?: string
}

export type Completed = { order: Order; isNew: boolean }

/**
 * What happens after a payment, all or nothing: its order is created, is assigned its keys, and its
 * delivery is queued. A payment creates one order, however often this is called.
 *
 * @param payment captured; unless staff decide otherwise, for exactly the amount of the sale
 */
export async function completePayment(payment: Payment, sale: Sale): Promise<Completed> {
  const completed = await completeLocked(payment, sale).catch((error: unknown) => {
    // Another order has its number.
    if (isUniqueViolation(error))
      return completeLocked(payment, { ...sale, requestedNumber: undefined })
    throw error
  })
  if (completed.isNew) await stockChanged(sale.bought.items.map(({ productId }) => productId))
  return completed
}

/** Requests for one payment take turns on its row; the first creates the order, the others find it. */
async function completeLocked(payment: Payment, sale: Sale): Promise<Completed> {
  return db().$transaction(async (tx) => {
    await lockPayment(tx, payment.id)
    const existing = await orderOfPayment(payment.id, tx)
    if (existing) return { order: existing, isNew: false }
    const paid = await requireMoney(tx, payment.id)
    return { order: await createOrder(tx, paid, sale), isNew: true }
  })
}

/** Its money may have gone back, or be on its way, since the caller looked. */
async function requireMoney(tx: Tx, paymentId: string): Promise<Payment> {
  const payment = await paymentById(paymentId, tx)
  const isThere = payment.status === 'captured' || payment.status === 'partially_refunded'
  if (!isThere || (await refundsUnderWay(tx, paymentId)) !== null)
    throw new AppError('conflict', say('checkout.moneyHasGoneBack'))
  return payment
}

/**
 * Makes the order of a payment in the transaction that captured it, which nobody else can know of yet.
 *
 * @param payment captured, for exactly the amount of the sale
 */
export const orderWithin = (tx: Tx, payment: Payment, sale: Sale): Promise<Order> =>
  createOrder(tx, payment, sale)

/** The steps, in order. */
async function createOrder(tx: Tx, payment: Payment, sale: Sale): Promise<Order> {
  const order = await insertOrder(tx, {
    ...sale.bought,
    giftCard: paidByGiftCard(payment, sale),
    walletCountry: payment.isExpress ? (sale.customer.country ?? '') : null,
    meansCountry: payment.meansCountry,
    networkCountry: payment.networkCountry,
    requestedNumber: sale.requestedNumber,
    customer: sale.customer,
    locale: sale.locale,
    currency: payment.currency,
    displayCurrency: payment.displayCurrency,
    paymentId: payment.id,
    paymentMethod: methodOf(payment),
  })
  const details = detailsOfBuyer(sale.customer, sale.locale)
  if (details) await storeDetails(tx, order.id, details)
  await keepUnconfirmed(tx, order.id, sale.bought)
  const missing = await assignKeysOf(tx, order, payment)
  if (!(await keepConsent(tx, order, payment.supplyConsent))) {
    await queueDeliveryTo(tx, order, 'first', idsOf(order))
    if (sale.customer.gift) await queueGiftReceipt(tx, order)
  }
  await publishOrderEvent(tx, { type: 'order.created', orderId: order.id })
  await orderChanged(tx, order.id)
  await watchStock(tx, productsWithKeys(order))
  await closeCart(tx, payment)
  await closeLink(tx, payment, order.id)
  await closeCoupon(tx, payment, sale, order)
  await closeGiftCards(tx, payment)
  await alertOwnerOfOrder(tx, order, missing)
  return order.shown
}

/** @returns how many keys are missing because a pool ran dry; a pre-order misses none before its day */
async function assignKeysOf(
  tx: Tx,
  order: InsertedOrder,
  { id: paymentId, currency }: Payment,
): Promise<number> {
  let missing = 0
  // In the order of the products, so that two orders that need the keys of the same ones never wait for each other.
  const items = [...order.items].sort((a, b) => a.productId - b.productId || a.id - b.id)
  for (const item of items) {
    if (item.isGiftCard) await issueGiftCards(tx, { ...item, paymentId }, item.priceCents, currency)
    if (!hasOwnKeys(item)) continue
    const { availableFrom, keysByRule } = await tx.product.findUniqueOrThrow({
      where: { id: item.productId },
      select: { availableFrom: true, keysByRule: true },
    })
    if (availableFrom !== null) continue
    // Keys that came for who has waited longer are theirs.
    const left = keysByRule ? item.quantity : await keysForNewcomer(tx, item.productId, paymentId)
    const assigned = await assignKeys(tx, {
      ...item,
      paymentId,
      missing: Math.min(item.quantity, left),
    })
    missing += item.quantity - assigned.length
  }
  return missing
}

const idsOf = ({ items }: InsertedOrder) => items.map(({ id }) => id)

/** Those of a bundle are of what came with it. */
const hasOwnKeys = ({ delivery, isGiftCard, isBundle }: InsertedOrder['items'][number]) =>
  delivery === 'keys' && !isGiftCard && !isBundle

const productsWithKeys = ({ items }: InsertedOrder) =>
  items.filter(hasOwnKeys).map(({ productId }) => productId)

/** What was taken from cards, whatever the payment was started with; of what staff sell for it, at most all. */
function paidByGiftCard({ giftCard }: Payment, { bought }: Sale) {
  const amountCents = Math.min(giftCard?.cents ?? 0, bought.totalCents)
  return giftCard && amountCents > 0 ? { lastFour: giftCard.lastFour, amountCents } : null
}

/** Removes what was bought from the cart even when the browser is gone. */
async function closeCart(tx: Tx, { sessionId, cart }: Payment): Promise<void> {
  if (sessionId === null) return
  await removeBought(tx, sessionId, cart?.items.map(({ productId }) => productId) ?? [])
  await markCartOrdered(tx, sessionId)
}

/** Staff may sell something else for the money than it was paid for: that is without the coupon. */
async function closeCoupon(
  tx: Tx,
  payment: Payment,
  { bought, customer }: Sale,
  { rateToBase }: InsertedOrder,
): Promise<void> {
  if (!bought.coupon) return giveUseBack(tx, payment.id)
  const { id: couponId } = bought.coupon
  await recordOrdered(tx, {
    paymentId: payment.id,
    couponId,
    email: customer.email,
    discountCents: bought.discountCents,
    rateToBase,
  })
  if (payment.sessionId !== null) await leaveUsedCoupon(tx, payment.sessionId, couponId)
}

async function closeGiftCards(tx: Tx, { sessionId, giftCard }: Payment): Promise<void> {
  if (sessionId !== null && giftCard) await leaveUsedGiftCards(tx, sessionId, giftCard.ids)
}
