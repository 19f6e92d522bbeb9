import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { deliveryPayloadSchema } from '@/lib/mail/contracts'
import type { MailTopic, OrderStatus } from './access-contracts'
import { isComplete, itemProgress } from './item-progress'
import { orderIdOfToken } from './order-token'
import { RESENDS_PER_DAY, resendState } from './resend-rule'

const DAY_MS = 86_400_000
export const RESENT_EVENT = 'delivery_resent'

const decimal = (amount: { toString(): string }) => toDecimal(toCents(amount))

const TOPICS: Record<string, MailTopic> = {
  order_access: 'access',
  refund_request_received: 'refund_request',
}

function topicOf({ kind, payload }: { kind: string; payload: unknown }): MailTopic {
  const delivery = kind === 'order_delivery' ? deliveryPayloadSchema.safeParse(payload) : null
  if (!delivery?.success) return TOPICS[kind] ?? 'other'
  return delivery.data.part === 'first' ? 'delivery' : delivery.data.part
}

/** When the keys were mailed again in the last 24 hours, oldest first. */
export async function recentResends(tx: Tx, orderId: number): Promise<Date[]> {
  const events = await tx.orderEvent.findMany({
    where: { orderId, kind: RESENT_EVENT, createdAt: { gt: new Date(Date.now() - DAY_MS) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  return events.map(({ createdAt }) => createdAt)
}

/** An order's items with the number of keys that the buyer may use. */
export async function itemsWithKeyCounts(tx: Tx, orderId: number) {
  const items = await tx.orderItem.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    include: { _count: { select: { keys: { where: { status: 'used' } } } } },
  })
  return items.map(({ _count, ...item }) => ({ ...item, keyCount: _count.keys }))
}

/**
 * The status of an order, for whoever holds the mailed link. Keys stay in the mails.
 *
 * @throws AppError `unauthorized` when the link has ended or was changed
 */
export async function orderStatusOf(token: string): Promise<OrderStatus> {
  const orderId = await orderIdOfToken(token)
  const [order, items, resends] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: orderId },
      include: {
        emails: {
          where: { kind: { not: { startsWith: 'owner_' } } },
          orderBy: { createdAt: 'asc' },
          select: { kind: true, payload: true, createdAt: true, sentAt: true },
        },
      },
    }),
    itemsWithKeyCounts(db(), orderId),
    recentResends(db(), orderId),
  ])
  return {
    orderNumber: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    orderStatus: order.orderStatus,
    customerEmail: order.customerEmail,
    paymentMethod: order.paymentMethod,
    subtotal: decimal(order.subtotal),
    tax: decimal(order.tax),
    totalAmount: decimal(order.totalAmount),
    currency: order.currency,
    items: items.map((item) => ({
      productName: item.productName,
      productPrice: decimal(item.productPrice),
      quantity: item.quantity,
      progress: itemProgress(
        { ...item, isDelivered: item.deliveredAt !== null },
        order.orderStatus,
      ),
      deliveredAt: item.deliveredAt?.toISOString() ?? null,
    })),
    mails: order.emails.map((mail) => ({
      topic: topicOf(mail),
      queuedAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
    resend: {
      state: resendState({
        orderStatus: order.orderStatus,
        completeItems: items.filter(isComplete).length,
        resentToday: resends.length,
      }),
      left: Math.max(0, RESENDS_PER_DAY - resends.length),
    },
  }
}
