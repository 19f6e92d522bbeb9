import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { deliveryPayloadSchema } from '@/lib/mail/contracts'
import type { OrderDetail } from './admin-contracts'
import { REQUEST_FIELDS, toAdminRequest } from './admin-queries'
import { itemProgress } from './item-progress'
import { leftCents, toOrderRefund } from './order-refund'

const DETAILS = {
  items: { orderBy: { position: 'asc' }, include: { keys: { orderBy: { id: 'asc' } } } },
  payment: { include: { refunds: { where: { status: 'pending' } } } },
  refunds: { orderBy: { createdAt: 'desc' } },
  refundRequests: { orderBy: { id: 'desc' }, include: REQUEST_FIELDS },
  emails: { orderBy: { createdAt: 'desc' } },
  events: { orderBy: { id: 'desc' } },
} as const satisfies Prisma.OrderInclude

type Row = Prisma.OrderGetPayload<{ include: typeof DETAILS }>
type Item = Row['items'][number]

const decimal = (amount: { toString(): string } | null) =>
  toDecimal(amount === null ? 0 : toCents(amount))
const moment = (time: Date | null) => time?.toISOString() ?? null

/** Everything about one order for the back office, keys masked; `null` for an unknown number. */
export async function orderDetails(orderNumber: string): Promise<OrderDetail | null> {
  const order = await db().order.findUnique({ where: { orderNumber }, include: DETAILS })
  return order && toDetail(order)
}

function toDetail(order: Row): OrderDetail {
  return {
    ...order,
    subtotal: decimal(order.subtotal),
    tax: decimal(order.tax),
    totalAmount: decimal(order.totalAmount),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    completedAt: moment(order.completedAt),
    items: order.items.map((item) => toItem(item, order.orderStatus)),
    payment: {
      ...order.payment,
      capturedAmount: decimal(order.payment.capturedAmount),
      refundedAmount: decimal(order.payment.refundedAmount),
      refundableAmount: toDecimal(leftCents(order)),
      capturedAt: moment(order.payment.capturedAt),
    },
    refunds: order.refunds.map(toOrderRefund),
    refundRequests: order.refundRequests.map(toAdminRequest),
    mails: order.emails.map((mail) => ({
      ...mail,
      part: deliveryPayloadSchema.safeParse(mail.payload).data?.part ?? null,
      createdAt: mail.createdAt.toISOString(),
      sentAt: moment(mail.sentAt),
    })),
    events: order.events.map((event) => ({
      ...event,
      detail: objectOf(event.detail),
      createdAt: event.createdAt.toISOString(),
    })),
  }
}

function toItem(item: Item, orderStatus: Row['orderStatus']) {
  const keyCount = item.keys.filter(({ status }) => status === 'used').length
  return {
    ...item,
    productPrice: decimal(item.productPrice),
    deliveredAt: moment(item.deliveredAt),
    progress: itemProgress(
      { ...item, keyCount, isDelivered: item.deliveredAt !== null },
      orderStatus,
    ),
    keys: item.keys.map((key) => ({
      ...key,
      masked: maskKey(openKey(key.valueEncrypted)),
      assignedAt: moment(key.assignedAt),
      quarantinedAt: moment(key.quarantinedAt),
    })),
  }
}

const objectOf = (value: Prisma.JsonValue): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {}
