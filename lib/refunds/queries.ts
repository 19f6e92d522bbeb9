import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { decimalOf, toCents, toDecimal } from '@/lib/core/money'
import {
  type AdminRefundRequest,
  type OrderRefund,
  type RefundRequestQuery,
  refundItemsSchema,
} from './admin-contracts'
import type { Refund } from './refund'
import { NO_PARTS, type Parts } from './refund-amounts'

/**
 * Converts a refund's row to the domain object: the only place where its amount and items are parsed.
 */
export const toRefund = (row: Prisma.RefundGetPayload<object>): Refund => ({
  id: row.id,
  orderId: row.orderId,
  paymentId: row.paymentId,
  amount: { cents: toCents(row.amount), currency: row.currency },
  giftCardCents: toCents(row.giftCardAmount),
  status: row.status,
  items: refundItemsSchema.parse(row.items),
  reason: row.reason,
  isTax: row.isTax,
  message: row.message,
  refundRequestId: row.refundRequestId,
  providerRefundId: row.providerRefundId,
  failureMessage: row.failureMessage,
  username: row.username,
  origin: row.origin,
  createdAt: row.createdAt,
})

/** A refund; throws when it does not exist. */
export async function refundById(id: string, tx: Tx = db()): Promise<Refund> {
  return toRefund(await tx.refund.findUniqueOrThrow({ where: { id } }))
}

/** A refund, or `null`. */
export async function findRefund(id: string, tx: Tx): Promise<Refund | null> {
  const row = await tx.refund.findUnique({ where: { id } })
  return row && toRefund(row)
}

/** Every refund of a payment. */
export async function refundsOfPayment(paymentId: string, tx: Tx): Promise<Refund[]> {
  const rows = await tx.refund.findMany({ where: { paymentId }, orderBy: { createdAt: 'asc' } })
  return rows.map(toRefund)
}

/** The order of a payment; `null` when none was made. */
export async function orderIdOfPayment(paymentId: string, tx: Tx = db()): Promise<number | null> {
  const order = await tx.order.findUnique({ where: { paymentId }, select: { id: true } })
  return order?.id ?? null
}

/** The sum of a payment's pending refunds; `null` when there are none. */
export async function pendingRefunds(tx: Tx, paymentId: string): Promise<Parts | null> {
  const pending = await tx.refund.findMany({
    where: { paymentId, status: 'pending' },
    select: { amount: true, giftCardAmount: true },
  })
  if (pending.length === 0) return null
  return pending.reduce((sum, { amount, giftCardAmount }) => {
    const giftCardCents = toCents(giftCardAmount)
    return {
      providerCents: sum.providerCents + toCents(amount) - giftCardCents,
      giftCardCents: sum.giftCardCents + giftCardCents,
    }
  }, NO_PARTS)
}

/** Whether the tax of a payment's order went back, or is on its way: what is refunded later is without it. */
export const isTaxRefunded = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await tx.refund.count({
    where: { paymentId, isTax: true, status: { in: ['pending', 'succeeded'] } },
  })) > 0

/** A refund as the API returns it. */
export const toOrderRefund = (refund: Refund): OrderRefund => ({
  id: refund.id,
  amount: toDecimal(refund.amount.cents),
  giftCardAmount: toDecimal(refund.giftCardCents),
  status: refund.status,
  items: refund.items,
  reason: refund.reason,
  isTax: refund.isTax,
  providerRefundId: refund.providerRefundId,
  failureMessage: refund.failureMessage,
  username: refund.username,
  createdAt: refund.createdAt.toISOString(),
})

/** An order's refunds, newest first. */
export async function refundsOf(orderId: number): Promise<Refund[]> {
  const rows = await db().refund.findMany({ where: { orderId }, orderBy: { createdAt: 'desc' } })
  return rows.map(toRefund)
}

const REQUEST_FIELDS = {
  order: {
    select: {
      orderNumber: true,
      customerName: true,
      customerEmail: true,
      totalAmount: true,
      orderStatus: true,
    },
  },
  refunds: { where: { status: 'pending' }, select: { id: true } },
} as const satisfies Prisma.RefundRequestInclude

type RequestRow = Prisma.RefundRequestGetPayload<{ include: typeof REQUEST_FIELDS }>

/** A refund request as the back office shows it. */
function toAdminRequest({ order, refunds, ...request }: RequestRow): AdminRefundRequest {
  return {
    ...request,
    ...order,
    totalAmount: decimalOf(order.totalAmount),
    isBeingRefunded: refunds.length > 0,
    createdAt: request.createdAt.toISOString(),
  }
}

/** One page of the refund requests, newest first, with the total number of matches. */
export async function listRefundRequests({
  status,
  limit,
  offset,
}: RefundRequestQuery): Promise<{ rows: AdminRefundRequest[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().refundRequest.findMany({
      where: { status },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
      include: REQUEST_FIELDS,
    }),
    db().refundRequest.count({ where: { status } }),
  ])
  return { rows: rows.map(toAdminRequest), total }
}

/** An order's refund requests, newest first. */
export async function refundRequestsOf(orderId: number): Promise<AdminRefundRequest[]> {
  const rows = await db().refundRequest.findMany({
    where: { orderId },
    orderBy: { id: 'desc' },
    include: REQUEST_FIELDS,
  })
  return rows.map(toAdminRequest)
}

/** One refund request. @throws AppError `not_found` */
export async function refundRequestById(id: number, tx: Tx = db()): Promise<AdminRefundRequest> {
  const row = await tx.refundRequest.findUnique({ where: { id }, include: REQUEST_FIELDS })
  if (!row) throw new AppError('not_found', 'There is no refund request with this id')
  return toAdminRequest(row)
}

/** The order of a refund request. @throws AppError `not_found` */
export async function orderIdOfRequest(id: number): Promise<number> {
  const row = await db().refundRequest.findUnique({ where: { id }, select: { orderId: true } })
  if (!row) throw new AppError('not_found', 'There is no refund request with this id')
  return row.orderId
}

/** Whether an order has an open refund request. */
export async function hasOpenRequest(tx: Tx, orderId: number): Promise<boolean> {
  return (await tx.refundRequest.count({ where: { orderId, status: 'open' } })) > 0
}

/** How many refund requests wait for an answer. */
export const openRefundRequests = (): Promise<number> =>
  db().refundRequest.count({ where: { status: 'open' } })
