import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockMessage, MESSAGE_ENTITY, storeAnswer } from './admin-commands'
import type { MessageAnswer } from './admin-contracts'

/**
 * Answers a visitor's message: the answer is stored and its mail, in the visitor's language, queued,
 * both or nothing. The same answer posted again changes nothing.
 *
 * @throws AppError `not_found`
 */
export async function answerMessage(
  actor: Actor,
  messageId: number,
  { answerId, text }: MessageAnswer,
): Promise<void> {
  const dedupeKey = `contact:${messageId}:answer:${answerId}`
  await db().$transaction(async (tx) => {
    const message = await lockMessage(tx, messageId)
    const known = await tx.email.findUnique({ where: { dedupeKey }, select: { id: true } })
    if (known) return
    const stored = await storeAnswer(tx, message, { text, username: actor.username })
    await recordAudit(tx, actor, {
      action: 'message.answer',
      entityType: MESSAGE_ENTITY,
      entityId: messageId,
      before: { status: message.status },
      after: { status: 'answered', answerId: stored },
    })
    await queueMail(tx, {
      kind: 'contact_answer',
      dedupeKey,
      to: message.email,
      locale: message.locale,
      payload: { answerId: stored },
    })
  })
}
