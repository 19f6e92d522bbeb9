import 'server-only'
import type { z } from 'zod'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { lockOrder } from '@/lib/orders/locks'
import { orderById } from '@/lib/orders/queries'
import { recordEvent } from '@/lib/orders/record-event'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminRefundRequest, answerRequestSchema } from './admin-contracts'
import { orderIdOfRequest, refundRequestById } from './queries'
import { refundOrder } from './refund-order'
import { moveRefundRequest } from './transition'

/**
 * Answers a buyer's request for a refund. Accepting it starts the refund; the request counts as
 * accepted once the refund has succeeded, and the buyer then gets the answer in the mail about it.
 *
 * @throws AppError `not_found`; `conflict` when it was already answered; and as refundOrder
 */
export async function answerRefundRequest(
  id: number,
  answer: z.output<typeof answerRequestSchema>,
  actor: Actor,
): Promise<AdminRefundRequest> {
  if (answer.decision === 'decline') {
    await decline(id, answer.answer, actor)
    return refundRequestById(id)
  }
  const { orderNumber } = await refundRequestById(id)
  const request = { ...answer.refund, message: answer.answer, refundRequestId: id }
  await refundOrder(orderNumber, request, actor)
  return refundRequestById(id)
}

async function decline(id: number, answer: string, actor: Actor): Promise<void> {
  const orderId = await orderIdOfRequest(id)
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await requireUnanswered(tx, id)
    await moveRefundRequest(tx, id, 'decline', answer)
    const order = await orderById(orderId, tx)
    const details = { refundRequestId: id, answer }
    await recordEvent(tx, orderId, 'refund_request_declined', details, actor.username)
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
  const request = await refundRequestById(id, tx)
  if (request.status !== 'open')
    throw new AppError('conflict', say('refunds.requestAlreadyInState', { status: request.status }))
  if (request.isBeingRefunded) throw new AppError('conflict', say('refunds.requestBeingRefunded'))
}
