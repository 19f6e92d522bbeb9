import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { AppError } from '@/lib/core/errors'
import { decimalOf, toCents, toDecimal } from '@/lib/core/money'
import { unpacked } from '@/lib/core/packed-text'
import { inOwnWords, say } from '@/lib/core/server-text'
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
  reference: row.reference,
  isTax: row.isTax,
  message: row.message,
  refundRequestId: row.refundRequestId,
  providerRefundId: row.providerRefundId,
  failure: row.failureMessage === null ? null : unpacked(row.failureMessage),
  waitingSince: row.waitingSince,
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

/** The refunds of a payment that are neither made nor given up. */
export type RefundsUnderWay = {
  parts: Parts
  /** Whether the provider is asked for one of them right now; the others wait. */
  isPending: boolean
  /** How many of each item they refund. */
  quantities: ReadonlyMap<number, number>
}

const UNDER_WAY = ['pending', 'waiting'] as const

/** The refunds of a payment that are pending or wait, together; `null` when there are none. */
export async function refundsUnderWay(tx: Tx, paymentId: string): Promise<RefundsUnderWay | null> {
  const rows = await tx.refund.findMany({ where: { paymentId, status: { in: [...UNDER_WAY] } } })
  if (rows.length === 0) return null
  const refunds = rows.map(toRefund)
  const quantities = new Map<number, number>()
  for (const { itemId, quantity } of refunds.flatMap(({ items }) => items))
    quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity)
  return {
    parts: refunds.reduce(
      (sum, { amount, giftCardCents }) => ({
        providerCents: sum.providerCents + amount.cents - giftCardCents,
        giftCardCents: sum.giftCardCents + giftCardCents,
      }),
      NO_PARTS,
    ),
    isPending: refunds.some(({ status }) => status === 'pending'),
    quantities,
  }
}

/** Whether the tax of a payment's order went back, or is on its way: what is refunded later is without it. */
export const isTaxRefunded = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await tx.refund.count({
    where: { paymentId, isTax: true, status: { in: [...UNDER_WAY, 'succeeded'] } },
  })) > 0

/** Whether a refund for a buyer's request is on its way, or waits. */
export const isRequestUnderWay = async (tx: Tx, refundRequestId: number): Promise<boolean> =>
  (await tx.refund.count({ where: { refundRequestId, status: { in: [...UNDER_WAY] } } })) > 0

/** A refund as the API returns it. */
export const toOrderRefund = (refund: Refund): OrderRefund => ({
  id: refund.id,
  amount: toDecimal(refund.amount.cents),
  giftCardAmount: toDecimal(refund.giftCardCents),
  currency: refund.amount.currency,
  status: refund.status,
  items: refund.items,
  reason: refund.reason,
  reference: refund.reference,
  isTax: refund.isTax,
  providerRefundId: refund.providerRefundId,
  failureMessage: refund.failure && englishOf(refund.failure),
  failureText: inOwnWords(refund.failure),
  waitingSince: refund.waitingSince?.toISOString() ?? null,
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
      currency: true,
      orderStatus: true,
    },
  },
  refunds: { where: { status: { in: [...UNDER_WAY] } }, select: { status: true } },
} as const satisfies Prisma.RefundRequestInclude

type RequestRow = Prisma.RefundRequestGetPayload<{ include: typeof REQUEST_FIELDS }>

/** A refund request as the back office shows it. */
function toAdminRequest({ order, refunds, ...request }: RequestRow): AdminRefundRequest {
  return {
    ...request,
    ...order,
    totalAmount: decimalOf(order.totalAmount),
    isBeingRefunded: refunds.length > 0,
    isRefundWaiting: refunds.some(({ status }) => status === 'waiting'),
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
  if (!row) throw new AppError('not_found', say('refunds.unknownRequest'))
  return toAdminRequest(row)
}

/** The order of a refund request. @throws AppError `not_found` */
export async function orderIdOfRequest(id: number): Promise<number> {
  const row = await db().refundRequest.findUnique({ where: { id }, select: { orderId: true } })
  if (!row) throw new AppError('not_found', say('refunds.unknownRequest'))
  return row.orderId
}

/** Whether an order has an open refund request. */
export async function hasOpenRequest(tx: Tx, orderId: number): Promise<boolean> {
  return (await tx.refundRequest.count({ where: { orderId, status: 'open' } })) > 0
}

/** How many refund requests wait for an answer. */
export const openRefundRequests = (): Promise<number> =>
  db().refundRequest.count({ where: { status: 'open' } })
