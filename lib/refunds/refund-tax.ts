import 'server-only'
import { db } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { SERVER } from '@/lib/staff/audit'
import type { OrderRefund } from './admin-contracts'
import { orderToRefund } from './order-to-refund'
import { findRefund, toOrderRefund } from './queries'
import { taxToRefundCents } from './refund-amounts'
import { refundFailed, settleNow } from './settle-refund'
import { startRefund } from './start-refund'

const REASON = 'Tax ID confirmed: the tax goes back'

/**
 * Refunds the tax of an order whose tax ID was confirmed after it: the buyer keeps the licences. As for any refund, it is
 * stored first, and a call with the same id refunds once.
 *
 * @returns the refund, `succeeded` or `pending`; `null` where there is no tax to give back any more
 * @throws AppError as refundOrder
 */
export async function refundTax(
  orderNumber: string,
  refundId: string,
): Promise<OrderRefund | null> {
  const { refund, isNew } = await db().$transaction(async (tx) => {
    const order = await orderToRefund(tx, orderNumber)
    const earlier = await findRefund(refundId, tx)
    if (earlier) return { refund: earlier, isNew: false }
    const cents = taxToRefundCents(order)
    if (cents === 0) return { refund: null, isNew: false }
    const request = {
      refundId,
      items: [],
      amount: toDecimal(cents),
      reason: REASON,
      message: '',
      // What was paid outside of the store nobody can give back but whoever got it.
      reference: '',
      despiteDispute: false,
    }
    return { refund: await startRefund(tx, order, request, SERVER, true), isNew: true }
  })
  if (refund === null) return null
  if (isNew) return settleNow(refund)
  if (refund.status === 'failed') throw refundFailed(refund.failure ?? say('refunds.failed'))
  return toOrderRefund(refund)
}
