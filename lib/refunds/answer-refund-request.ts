import 'server-only'
import type { z } from 'zod'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { queueMail } from '@/lib/mail/outbox'
import type { AdminRefundRequest, answerRequestSchema } from '@/lib/orders/admin-contracts'
import { REQUEST_FIELDS, toAdminRequest } from '@/lib/orders/admin-queries'
import { lockOrder, recordEvent } from '@/lib/orders/commands'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { refundOrder } from './refund-order'

/**
 * Answers a buyer's request for a refund. Accepting it makes the refund; the request counts as
 * accepted once the money is back, and the buyer then reads the answer in the mail about it.
 *
 * @throws AppError `not_found`; `conflict` when it was answered before; and as refundOrder
 */
export async function answerRefundRequest(
  id: number,
  answer: z.output<typeof answerRequestSchema>,
  actor: Actor,
): Promise<AdminRefundRequest> {
  if (answer.decision === 'decline') {
    await decline(id, answer.answer, actor)
    return requestAs(id)
  }
  const { orderNumber } = await requestAs(id)
  const wish = { ...answer.refund, message: answer.answer, refundRequestId: id }
  await refundOrder(orderNumber, wish, actor)
  return requestAs(id)
}

async function requestAs(id: number): Promise<AdminRefundRequest> {
  const request = await db().refundRequest.findUnique({ where: { id }, include: REQUEST_FIELDS })
  if (!request) throw new AppError('not_found', 'There is no refund request with this id')
  return toAdminRequest(request)
}

async function decline(id: number, answer: string, actor: Actor): Promise<void> {
  const { orderId } =
    (await db().refundRequest.findUnique({ where: { id }, select: { orderId: true } })) ?? {}
  if (orderId === undefined)
    throw new AppError('not_found', 'There is no refund request with this id')
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await requireUnanswered(tx, id)
    await tx.refundRequest.update({ where: { id }, data: { status: 'declined', answer } })
    const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
    const facts = { refundRequestId: id, answer }
    await recordEvent(tx, orderId, 'refund_request_declined', facts, actor.username)
    await recordAudit(tx, actor, {
      action: 'refund_request.decline',
      entityType: 'refund_request',
      entityId: id,
      before: { status: 'open' },
      after: { status: 'declined', answer },
    })
    await queueMail(tx, {
      kind: 'refund_declined',
      dedupeKey: `refund-request:${id}:declined`,
      to: order.customerEmail,
      locale: order.locale,
      orderId,
      payload: { refundRequestId: id },
    })
  })
}

async function requireUnanswered(tx: Tx, id: number): Promise<void> {
  const request = await tx.refundRequest.findUniqueOrThrow({
    where: { id },
    include: REQUEST_FIELDS,
  })
  if (request.status !== 'open')
    throw new AppError('conflict', `This request was already ${request.status}`)
  if (request.refunds.length > 0)
    throw new AppError('conflict', 'A refund for this request is being made right now')
}
