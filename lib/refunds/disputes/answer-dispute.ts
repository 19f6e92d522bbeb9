import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { recordEvent } from '@/lib/orders/record-event'
import type { AnsweredDispute } from '@/lib/payments/dispute-evidence'
import type { GatewayFailure } from '@/lib/payments/gateway'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { providerOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { collectEvidence } from './evidence/collect'
import { evidenceTexts } from './evidence/evidence-texts'
import { recordDispute } from './record-dispute'

type Answer = { orderNumber: string; disputeId: string; remarks: string }

/**
 * Sends a dispute's evidence to its provider, which takes it once. What comes of it the provider tells later.
 *
 * @throws AppError `not_found`; `conflict` where the provider takes no evidence by a call, has it already, or refuses it;
 *   `provider_error` when there was no answer
 */
export async function answerDispute(
  { orderNumber, disputeId, remarks }: Answer,
  actor: Actor,
): Promise<void> {
  const dispute = await db().dispute.findFirst({
    where: { id: disputeId, order: { orderNumber } },
  })
  if (!dispute) throw new AppError('not_found', say('disputes.unknown'))
  const payment = await paymentById(dispute.paymentId)
  const provider = providerOf(payment)
  const { provider: providerId, providerDisputeId, status, respondBy } = dispute
  if (!provider.answerDispute || dispute.username !== null)
    throw new AppError('conflict', say('disputes.notAnsweredHere'))
  if (status !== 'needs_response') throw new AppError('conflict', say('disputes.notToAnswer'))
  if (respondBy !== null && respondBy <= (await databaseTime()))
    throw new AppError('conflict', say('disputes.tooLate'))
  const evidence = evidenceTexts(await collectEvidence(orderNumber), remarks)
  const answerId = newId()
  const answered = await provider.answerDispute(payment, { answerId, providerDisputeId, evidence })
  if (!answered.ok) throw refusal(answered, PROVIDER_NAMES[providerId])
  await recordDispute(payment, answered.dispute)
  await recordSent(dispute, { orderNumber, remarks }, answered, actor)
}

async function recordSent(
  { id, orderId, status }: { id: string; orderId: number | null; status: string },
  { orderNumber, remarks }: { orderNumber: string; remarks: string },
  { dispute }: AnsweredDispute,
  actor: Actor,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.dispute.update({ where: { id }, data: { evidenceSentAt: dispute.changedAt } })
    if (orderId !== null)
      await recordEvent(tx, orderId, 'dispute_answered', { disputeId: id }, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.dispute_evidence',
      entityType: 'order',
      entityId: orderNumber,
      before: { status },
      after: { reference: dispute.providerDisputeId, status: dispute.status, remarks },
    })
  })
}

function refusal({ reason, providerCode }: GatewayFailure, provider: string): AppError {
  log.warn({ reason, code: providerCode }, 'evidence was not taken')
  return reason === 'invalid'
    ? new AppError('conflict', say('disputes.refused', { provider }))
    : new AppError('provider_error', say('disputes.unanswered', { provider }))
}
