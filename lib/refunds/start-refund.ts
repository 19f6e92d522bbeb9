import 'server-only'
import { holdForRefund } from '@/lib/cart/gift-cards/undo-sale'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { formatMoney, stepOf } from '@/lib/i18n/currencies'
import { recordEvent } from '@/lib/orders/record-event'
import { isRefundedByHand, providerOf } from '@/lib/payments/providers'
import { type Named, recordAudit } from '@/lib/staff/audit'
import type { RefundOrder } from './admin-contracts'
import type { OrderToRefund } from './order-to-refund'
import { isRequestUnderWay, toRefund } from './queries'
import type { Refund } from './refund'
import { refundCents, splitRefund } from './refund-amounts'
import { dependsOnRefund } from './refund-outcome'
import { DISPUTED } from './refund-reasons'

/**
 * Stores a refund that is then requested from the provider. Runs in a transaction that holds the locks
 * of payment and order (see {@link OrderToRefund}).
 *
 * @param isTax whether it gives back the tax alone
 * @throws AppError `conflict` when it is not possible, as for a gift card that has been spent
 */
export async function startRefund(
  tx: Tx,
  order: OrderToRefund,
  request: RefundOrder,
  actor: Named,
  isTax = false,
): Promise<Refund> {
  requireRefundable(order)
  requireNoDispute(order, request)
  await providerOf(order.payment).requireAccount(order.payment)
  requireReference(order, request)
  requireQuantities(order, request)
  if (request.refundRequestId !== undefined)
    await requireOpenRequest(tx, order.id, request.refundRequestId)
  const cents = amountOf(order, request)
  const amount = toDecimal(cents)
  const { giftCardCents } = splitRefund(cents, order.left)
  const row = await tx.refund.create({
    data: {
      id: request.refundId.toLowerCase(),
      paymentId: order.paymentId,
      orderId: order.id,
      amount,
      giftCardAmount: toDecimal(giftCardCents),
      currency: order.payment.captured?.currency ?? order.currency,
      items: request.items,
      reason: request.reason,
      isTax,
      message: request.message,
      reference: isRefundedByHand(order.payment) ? request.reference : '',
      refundRequestId: request.refundRequestId,
      username: actor.username,
    },
  })
  await holdForRefund(tx, row.id, refundedCards(order, request, cents))
  const details = {
    refundId: row.id,
    amount,
    ...(giftCardCents > 0 ? { toGiftCard: toDecimal(giftCardCents) } : {}),
    reason: request.reason,
    ...(isRefundedByHand(order.payment) ? { reference: request.reference } : {}),
    items: request.items,
  }
  await recordEvent(tx, order.id, 'refund_started', details, actor.username)
  await recordAudit(tx, actor, {
    action: 'order.refund',
    dependsOn: dependsOnRefund(row.id),
    entityType: 'order',
    entityId: order.orderNumber,
    before: { refundedAmount: toDecimal(order.payment.refundedCents) },
    after: details,
  })
  return toRefund(row)
}

function requireRefundable(order: OrderToRefund): void {
  const { captured, providerTransactionId } = order.payment
  if (order.isPending) throw new AppError('conflict', say('refunds.orderRefundUnsettled'))
  if (captured === null || providerTransactionId === null)
    throw new AppError('conflict', say('refunds.nothingCaptured'))
  if (order.leftCents === 0)
    throw new AppError(
      'conflict',
      order.isWaiting ? say('refunds.allWaits') : say('refunds.orderRefundedInFull'),
    )
}

/**
 * Money that came outside of the store goes back outside of it: the refund records that it did.
 *
 * @throws AppError `invalid` where nobody says by what it is found
 */
function requireReference(order: OrderToRefund, { reference }: RefundOrder): void {
  if (isRefundedByHand(order.payment) && reference === '')
    throw invalidField('reference', say('refunds.giveBackByHand'))
}

/** @throws AppError `conflict` for a payment under dispute, unless somebody knows that and refunds all the same */
function requireNoDispute({ disputedAt }: OrderToRefund, { despiteDispute }: RefundOrder): void {
  if (disputedAt === null || despiteDispute) return
  throw new AppError('conflict', say('refunds.disputeOpen'), { details: { reason: DISPUTED } })
}

/**
 * @throws AppError `conflict` for quantities that the order does not have, or that are already refunded
 */
function requireQuantities(order: OrderToRefund, { items }: RefundOrder): void {
  for (const { itemId, quantity } of items) {
    const item = order.items.find(({ id }) => id === itemId)
    if (!item) throw new AppError('conflict', say('orders.noItem', { id: itemId }))
    const left = item.quantity - item.refundedQuantity
    if (quantity > left)
      throw new AppError(
        'conflict',
        left === 0
          ? say('refunds.productRefunded', { product: item.productName })
          : say('refunds.onlyLeftOfProduct', { left, product: item.productName }),
      )
  }
}

/** The gift cards that are refunded, by items, with what remains of these: nothing of any when all that is left goes back. */
function refundedCards({ items, leftCents }: OrderToRefund, request: RefundOrder, cents: number) {
  const quantities = new Map(request.items.map(({ itemId, quantity }) => [itemId, quantity]))
  return items.flatMap(({ id, quantity, refundedQuantity, isGiftCard }) => {
    const left = quantity - refundedQuantity
    const refunded = cents === leftCents ? left : (quantities.get(id) ?? 0)
    return isGiftCard && refunded > 0 ? [{ id, remaining: left - refunded }] : []
  })
}

/** The amount to refund, in cents. @throws AppError `invalid` for an impossible amount */
function amountOf(order: OrderToRefund, { amount, items }: RefundOrder): number {
  const { leftCents } = order
  const cents = amount === undefined ? refundCents(order, items) : parseDecimal(amount)
  if (cents === null || cents === 0) throw invalidField('amount', say('refunds.enterAmount'))
  if (cents > leftCents)
    throw invalidField(
      'amount',
      say('refunds.atMostLeft', { amount: formatMoney(leftCents, order.currency, 'en') }),
    )
  if (cents % stepOf(order.currency) !== 0)
    throw invalidField(
      'amount',
      say('fields.wholeCurrency', { field: 'amount', currency: order.currency }),
    )
  return cents
}

async function requireOpenRequest(tx: Tx, orderId: number, id: number): Promise<void> {
  const request = await tx.refundRequest.findUnique({ where: { id } })
  if (request?.orderId !== orderId)
    throw new AppError('conflict', say('refunds.requestOfAnotherOrder'))
  if (request.status !== 'open') throw new AppError('conflict', say('refunds.requestAnswered'))
  if (await isRequestUnderWay(tx, id))
    throw new AppError('conflict', say('refunds.requestBeingRefunded'))
}
