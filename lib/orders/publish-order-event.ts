import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { NotificationEvent } from '@/lib/mail/notifications/events'
import { publishEvent } from '@/lib/mail/notifications/publish-event'
import { buyerData, orderData } from './notification-data'

type OrderEvent = {
  type: Extract<NotificationEvent, `order.${string}`>
  orderId: number
  /** Distinguishes two events of one type and order, such as two refunds. */
  once?: string
  /** For `order.refunded`: the amount of this refund, a decimal string. */
  refundedAmount?: string
}

/** Publishes an event of an order, with the order as it is in the caller's transaction. */
export const publishOrderEvent = (
  tx: Tx,
  { type, orderId, once, refundedAmount }: OrderEvent,
): Promise<void> =>
  publishEvent(tx, {
    type,
    subject: `order:${orderId}`,
    once,
    data: async () => ({
      ...(await orderData(tx, orderId)),
      ...(refundedAmount === undefined ? {} : { refundedAmount }),
    }),
    buyer: () => buyerData(tx, orderId),
  })
