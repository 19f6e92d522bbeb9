import 'server-only'
import { takeUse } from '@/lib/cart/coupons/coupon-uses'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { dayOf } from '@/lib/core/calendar'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { requireNotBlocked } from '@/lib/customers/require-not-blocked'
import { recordEvent } from '@/lib/orders/record-event'
import { insertPayment } from '@/lib/payments/insert-payment'
import { lockBaseCurrency } from '@/lib/payments/locks'
import { captureAtOnce } from '@/lib/payments/manual/capture-at-once'
import { providerOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { orderWithin } from '../complete-payment'
import { couponUseOf } from '../coupon-use-of'
import { requirePlaceOf } from '../require-place'
import { buyerOf } from './buyer-of'
import type { NewStaffOrder } from './contracts'
import { priceChanges } from './line-prices'
import { priceStaffOrder, type StaffSale } from './price-staff-order'

type Made = { orderNumber: string; isNew: boolean }

/**
 * Makes an order for a customer that is paid already, outside of the store, or given free. Payment, order, keys and mails are one
 * transaction. The id of the request is that of the payment, so a second click or a repeated call finds the order of the first.
 *
 * @throws AppError `invalid` naming the field; `conflict` for an unknown product, a used id, or money that nothing was asked for;
 *   `coupon_refused`; `payment_refused` for a blocked customer
 */
export async function makeStaffOrder(request: NewStaffOrder, actor: Actor): Promise<Made> {
  const earlier = await orderOfRequest(request.requestId)
  if (earlier) return earlier
  const order = { ...request, customer: buyerOf(request.customer) }
  await requireComplete(order)
  const sale = await priceStaffOrder({ ...order, isFree: order.end.kind === 'free' })
  if (order.end.kind === 'paid' && sale.snapshot.totalCents === 0)
    throw new AppError('conflict', say('staffOrders.nothingToPay'))
  const made = await db()
    .$transaction((tx) => makeWithin(tx, order, sale, actor))
    .catch(async (error: unknown) => {
      // Of two calls at once the other one was first.
      const first = await orderOfRequest(request.requestId)
      if (first) return first
      throw error
    })
  if (made.isNew) await stockChanged(sale.lines.map(({ productId }) => productId))
  return made
}

/** What a request made already. @throws AppError `conflict` for an id of another payment */
async function orderOfRequest(requestId: string): Promise<Made | null> {
  const payment = await db().payment.findUnique({
    where: { id: requestId },
    select: { provider: true, sessionId: true, order: { select: { orderNumber: true } } },
  })
  if (!payment) return null
  if (providerOf(payment).kind !== 'store' || payment.sessionId !== null || !payment.order)
    throw new AppError('conflict', say('staffOrders.requestIdUsed'))
  return { orderNumber: payment.order.orderNumber, isNew: false }
}

async function requireComplete({ customer, end, couponCode }: NewStaffOrder): Promise<void> {
  const settings = await currentSettings()
  requirePlaceOf(customer, settings)
  if (end.kind === 'paid' && end.receivedOn > dayOf(new Date(), settings.timezone))
    throw invalidField('end.receivedOn', say('staffOrders.receivedLater'))
  if (end.kind === 'free' && couponCode !== '')
    throw invalidField('couponCode', say('staffOrders.freeNeedsNoCoupon'))
}

async function makeWithin(
  tx: Tx,
  order: NewStaffOrder,
  { snapshot, selling, lines }: StaffSale,
  actor: Actor,
): Promise<Made> {
  const { customer, end, locale } = order
  await lockBaseCurrency(tx, 'shared')
  await requireNotBlocked(tx, customer)
  const payment = await insertPayment(tx, {
    id: order.requestId,
    provider: end.kind === 'paid' ? 'manual' : 'free',
    providerAccount: null,
    status: 'processing',
    amountCents: snapshot.totalCents,
    currency: selling.currency,
    payer: null,
    cart: snapshot,
    customer,
    isExpress: false,
    isByCard: false,
    locale,
    displayCurrency: selling.currency,
    supplyConsent: null,
    agreedTexts: [],
    linksTexts: false,
  })
  const use = couponUseOf(payment)
  if (use) await takeUse(tx, use)
  await captureAtOnce(tx, payment, end.kind === 'paid' ? received(end) : null)
  const { orderNumber } = await orderWithin(tx, await paymentById(payment.id, tx), {
    bought: snapshot,
    customer,
    locale,
  })
  await recordTrail(tx, { order, orderNumber, total: toDecimal(snapshot.totalCents), lines }, actor)
  return { orderNumber, isNew: true }
}

const received = ({ means, reference, receivedOn }: NewStaffOrder['end'] & { kind: 'paid' }) => ({
  means,
  reference,
  receivedOn,
})

type Trail = {
  order: NewStaffOrder
  orderNumber: string
  total: string
  lines: StaffSale['lines']
}

/** Who made it, how it was paid, and which prices are not those of the day. */
async function recordTrail(
  tx: Tx,
  { order: { end, note }, orderNumber, total, lines }: Trail,
  actor: Actor,
): Promise<void> {
  const { id } = await tx.order.findUniqueOrThrow({ where: { orderNumber }, select: { id: true } })
  const { kind, ...how } = end
  const prices = kind === 'free' ? [] : priceChanges(lines)
  await recordEvent(
    tx,
    id,
    kind === 'free' ? 'given_free' : 'paid_outside',
    { ...how },
    actor.username,
  )
  for (const change of prices) await recordEvent(tx, id, 'price_changed', change, actor.username)
  if (note !== '') await recordEvent(tx, id, 'note', { text: note }, actor.username)
  await recordAudit(tx, actor, {
    action: 'order.create',
    entityType: 'order',
    entityId: orderNumber,
    after: { end: kind, ...how, total, prices, ...(note === '' ? {} : { note }) },
  })
}
