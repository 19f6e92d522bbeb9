import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { recordEvent } from '@/lib/orders/record-event'
import { findPayment } from '@/lib/payments/queries'
import { sellingAsPaid } from '@/lib/settings/rates/seller'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { OrderFromPayment } from './admin-contracts'
import { cartAtTodaysPrices } from './cart-at-todays-prices'
import { completePayment } from './complete-payment'

/**
 * Makes an order of captured money that none could be made for by itself: its client named no cart or no
 * buyer, or another amount was captured than the cart costs. Who makes it says what is missing; the
 * order says what was captured.
 *
 * @returns the number of the order
 * @throws AppError `not_found`; `conflict` when there is an order, or the money went back; `invalid` for
 *   what is still missing; `out_of_stock`
 */
export async function orderFromPayment(
  paymentId: string,
  { customer, items }: OrderFromPayment,
  actor: Actor,
): Promise<{ orderNumber: string }> {
  const payment = await findPayment(paymentId)
  if (!payment) throw new AppError('not_found', say('payments.unknown'))
  if (payment.captured === null) throw new AppError('conflict', say('payments.nothingCaptured'))
  const buyer = customer ?? payment.customer
  if (!buyer) throw new AppError('invalid', say('checkout.enterWhoBought'))
  const bought = items
    ? await cartAtTodaysPrices(items, buyer, await sellingAsPaid(payment.currency))
    : payment.cart
  if (!bought) throw new AppError('invalid', say('checkout.enterWhatWasBought'))
  const { order, isNew } = await completePayment(payment, {
    bought,
    customer: buyer,
    locale: payment.locale,
  })
  if (!isNew)
    throw new AppError('conflict', say('checkout.orderAlreadyMade', { number: order.orderNumber }))
  const captured = toDecimal(payment.captured.cents)
  await db().$transaction(async (tx) => {
    const { id } = await tx.order.findUniqueOrThrow({ where: { paymentId }, select: { id: true } })
    await recordEvent(tx, id, 'order_from_payment', { captured }, actor.username)
    await recordAudit(tx, actor, {
      action: 'payment.order',
      entityType: 'payment',
      entityId: paymentId,
      after: { orderNumber: order.orderNumber, captured, total: order.totalAmount },
    })
  })
  return { orderNumber: order.orderNumber }
}
