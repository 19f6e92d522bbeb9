import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { cancelUnsent } from '@/lib/mail/cancel-unsent'
import { queueMail } from '@/lib/mail/queue-mail'
import { DELIVERY_MAILS } from '@/lib/orders/delivery-mails'
import { lockOrderAndPayment } from '@/lib/orders/locks'
import { publishOrderEvent } from '@/lib/orders/publish-order-event'
import { orderById } from '@/lib/orders/queries'
import { recordOrderRefund } from '@/lib/orders/record-refund'
import { recordRefunded } from '@/lib/payments/record-refunded'
import type { Refund } from './refund'
import { moveRefund, moveRefundRequest } from './transition'

/** Records, once, that a refund succeeded, with all consequences. */
export async function recordRefundSucceeded(
  refund: Refund,
  providerRefundId: string,
): Promise<void> {
  const { id, orderId, paymentId } = refund
  const amount = toDecimal(refund.amount.cents)
  await db().$transaction(
    async (tx) => {
      await lockOrderAndPayment(tx, { id: orderId, paymentId })
      const isFirst = await moveRefund(tx, id, 'succeed', {
        providerRefundId,
        failureMessage: null,
      })
      if (!isFirst) return
      const isWhole = await recordRefunded(tx, paymentId, refund.amount.cents)
      await recordOrderRefund(tx, orderId, {
        refundId: id,
        amount,
        isWhole,
        items: refund.items,
        reason: refund.reason,
        username: refund.username,
      })
      if (isWhole) await cancelUnsent(tx, orderId, DELIVERY_MAILS)
      if (refund.refundRequestId !== null)
        await moveRefundRequest(tx, refund.refundRequestId, 'accept', refund.message || null)
      await publishOrderEvent(tx, {
        type: 'order.refunded',
        orderId,
        once: id,
        refundedAmount: amount,
      })
      await queueRefundMail(tx, refund)
    },
    { maxWait: 20_000, timeout: 20_000 },
  )
}

async function queueRefundMail(tx: Tx, { id, orderId }: Refund): Promise<void> {
  const order = await orderById(orderId, tx)
  await queueMail(tx, {
    kind: 'refund_made',
    dedupeKey: `refund:${id}`,
    to: order.customerEmail,
    locale: order.locale,
    orderId,
    payload: { refundId: id },
  })
}
