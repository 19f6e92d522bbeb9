import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { targetOf } from '@/lib/core/state-table'
import { queueMail } from '@/lib/mail/queue-mail'
import { dependsOnMail } from '@/lib/mail/transition'
import { recordEvent } from '@/lib/orders/record-event'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminWithdrawal, WithdrawalAnswer } from './admin-contracts'
import { WITHDRAWAL_STATES } from './lifecycle'
import { withdrawalById } from './queries'
import { moveWithdrawal } from './transition'

const EVENTS = { settle: 'withdrawal_settled', decline: 'withdrawal_declined' } as const

/**
 * Says what came of a statement of withdrawal, once, and mails it to the person in their language. Money is refunded by the order's
 * page, not here. The audit trail records nothing of what the person wrote: it outlives the statement.
 *
 * @throws AppError `not_found`; `conflict` when it was already answered
 */
export async function answerWithdrawal(
  id: number,
  { decision, answer }: WithdrawalAnswer,
  actor: Actor,
): Promise<AdminWithdrawal> {
  await db().$transaction(async (tx) => {
    const before = await tx.withdrawal.findUnique({ where: { id } })
    if (!before) throw new AppError('not_found', say('withdrawals.unknown'))
    const answered = { answer, answeredAt: await databaseTime(tx), answeredBy: actor.username }
    if (!(await moveWithdrawal(tx, id, decision, answered)))
      throw new AppError('conflict', say('withdrawals.answered'))
    const { orderId, email, locale } = before
    if (orderId !== null)
      await recordEvent(tx, orderId, EVENTS[decision], { withdrawalId: id, answer }, actor.username)
    const mailId = await queueMail(tx, {
      kind: 'withdrawal_answered',
      dedupeKey: `withdrawal:${id}:answered`,
      to: email,
      locale,
      orderId: orderId ?? undefined,
      payload: { withdrawalId: id },
    })
    await recordAudit(tx, actor, {
      action: `withdrawal.${decision}`,
      dependsOn: mailId === null ? undefined : dependsOnMail(mailId),
      entityType: 'withdrawal',
      entityId: id,
      before: { status: 'open' },
      after: { status: targetOf(WITHDRAWAL_STATES, decision) },
    })
  })
  return withdrawalById(id)
}
