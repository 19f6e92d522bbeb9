import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { formatUsd, parseDecimal, toCents, toDecimal } from '@/lib/core/money'
import type { OrderRefund, RefundOrder } from '@/lib/orders/admin-contracts'
import { orderForChange } from '@/lib/orders/change-order'
import { recordEvent } from '@/lib/orders/commands'
import {
  leftCents,
  type OrderToRefund,
  REFUNDABLE_FIELDS,
  toOrderRefund,
} from '@/lib/orders/order-refund'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { refundCents } from './refund-amounts'
import { toRefundable } from './refundable'
import { type RefundRow, requireProvider, settleRefund } from './settle-refunds'

/**
 * Pays an order back, whole or in part, through the provider that took the money. The refund is
 * stored first and its id is the provider's idempotency key, so whatever is repeated or breaks off,
 * money goes back once. An answer that does not come leaves it pending; the reconciler settles it.
 *
 * @returns the refund, `succeeded` or `pending`
 * @throws AppError `not_found`; `conflict` when it can't be refunded so, or the provider refuses;
 *   `provider_error` when the provider could not be reached and nothing was refunded
 */
export async function refundOrder(
  orderNumber: string,
  wish: RefundOrder,
  actor: Actor,
): Promise<OrderRefund> {
  const refund = await db().$transaction(
    async (tx) => {
      const order = await orderForChange(tx, orderNumber, REFUNDABLE_FIELDS)
      const known = await knownRefund(tx, wish, order.id)
      return known ?? startRefund(tx, order, wish, actor)
    },
    { maxWait: 20_000, timeout: 20_000 },
  )
  return refund.isNew ? settleNow(refund.row) : toOrderRefund(stillGood(refund.row))
}

type Started = { row: RefundRow; isNew: boolean }

/** A second click, or a browser that asks again, finds the refund of the first. */
async function knownRefund(tx: Tx, wish: RefundOrder, orderId: number): Promise<Started | null> {
  const row = await tx.refund.findUnique({ where: { id: wish.refundId } })
  if (!row) return null
  if (row.orderId !== orderId) throw new AppError('conflict', 'This refundId was used before')
  return { row, isNew: false }
}

function stillGood(row: RefundRow): RefundRow {
  if (row.status === 'failed') throw refundFailed(row.failureMessage ?? 'The refund failed')
  return row
}

/** Its `reason` tells a client that the next attempt needs a refundId of its own. */
const refundFailed = (message: string) =>
  new AppError('conflict', message, { details: { reason: 'refund_failed' } })

/**
 * Stores a refund that the provider is then asked for. Runs in a transaction that holds the locks of
 * payment and order (see {@link orderForChange}).
 */
export async function startRefund(
  tx: Tx,
  order: OrderToRefund,
  wish: RefundOrder,
  actor: Actor,
): Promise<Started> {
  requireRefundable(order)
  await requireProvider(order.payment)
  requirePieces(order, wish)
  if (wish.refundRequestId !== undefined)
    await requireOpenRequest(tx, order.id, wish.refundRequestId)
  const amount = toDecimal(amountOf(order, wish))
  const row = await tx.refund.create({
    data: {
      id: wish.refundId.toLowerCase(),
      paymentId: order.paymentId,
      orderId: order.id,
      amount,
      currency: order.payment.capturedCurrency ?? order.currency,
      items: wish.items,
      reason: wish.reason,
      message: wish.message,
      refundRequestId: wish.refundRequestId,
      username: actor.username,
    },
  })
  const facts = { refundId: row.id, amount, reason: wish.reason, items: wish.items }
  await recordEvent(tx, order.id, 'refund_started', facts, actor.username)
  await recordAudit(tx, actor, {
    action: 'order.refund',
    entityType: 'order',
    entityId: order.orderNumber,
    before: { refundedAmount: toDecimal(toCents(order.payment.refundedAmount)) },
    after: facts,
  })
  return { row, isNew: true }
}

function requireRefundable(order: OrderToRefund): void {
  const { payment } = order
  if (payment.refunds.length > 0)
    throw new AppError(
      'conflict',
      'A refund of this order is still being settled with the payment provider. Please wait until that is done.',
    )
  if (payment.capturedAmount === null || payment.providerTransactionId === null)
    throw new AppError('conflict', 'No money was captured for this order')
  if (leftCents(order) === 0)
    throw new AppError('conflict', 'This order was already refunded in full')
}

/** @throws AppError `conflict` for pieces that the order does not have, or not any more */
function requirePieces(order: OrderToRefund, { items }: RefundOrder): void {
  for (const { itemId, quantity } of items) {
    const item = order.items.find(({ id }) => id === itemId)
    if (!item) throw new AppError('conflict', `This order has no item ${itemId}`)
    const left = item.quantity - item.refundedQuantity
    if (quantity > left)
      throw new AppError(
        'conflict',
        left === 0
          ? `${item.productName} was already refunded`
          : `Only ${left} of ${item.productName} can still be refunded`,
      )
  }
}

/** What to pay back, in cents. @throws AppError `invalid` for an amount that can't be */
function amountOf(order: OrderToRefund, { amount, items }: RefundOrder): number {
  const left = leftCents(order)
  const cents =
    amount === undefined ? refundCents(toRefundable(order), items) : parseDecimal(amount)
  const invalid = (message: string) =>
    new AppError('invalid', message, { issues: [{ path: 'amount', message }] })
  if (cents === null || cents === 0)
    throw invalid('Enter an amount above 0 with at most 2 decimals, such as 19.99')
  if (cents > left) throw invalid(`At most ${formatUsd(left)} can still be refunded`)
  return cents
}

async function requireOpenRequest(tx: Tx, orderId: number, id: number): Promise<void> {
  const request = await tx.refundRequest.findUnique({ where: { id } })
  if (request?.orderId !== orderId)
    throw new AppError('conflict', 'This refund request belongs to another order')
  if (request.status !== 'open')
    throw new AppError('conflict', 'This refund request was already answered')
}

/** Asks the provider for a refund that was just stored, and tells how that went. */
export async function settleNow(row: RefundRow): Promise<OrderRefund> {
  const outcome = await settleRefund(row, 'first')
  if (outcome.status === 'failed') {
    if (outcome.reason === 'unavailable')
      throw new AppError('provider_error', outcome.message, {
        details: { reason: 'refund_failed' },
      })
    throw refundFailed(outcome.message)
  }
  return toOrderRefund(await db().refund.findUniqueOrThrow({ where: { id: row.id } }))
}
