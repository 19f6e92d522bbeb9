import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { dependsOnMail } from '@/lib/mail/transition'
import { wasQueued } from '@/lib/mail/was-queued'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MessageAnswer } from './admin-contracts'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

/**
 * Answers a visitor's message: the answer is stored and its mail, in the visitor's language, queued,
 * both or nothing. The message then counts as answered, and as read. The same answer posted again
 * changes nothing.
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
    if (await wasQueued(tx, dedupeKey)) return
    const answer = await tx.contactAnswer.create({
      data: { messageId, text, username: actor.username },
      select: { id: true },
    })
    await tx.contactMessage.update({
      where: { id: messageId },
      data: { status: 'answered', readAt: message.readAt ?? new Date() },
    })
    const mailId = await queueMail(tx, {
      kind: 'contact_answer',
      dedupeKey,
      to: message.email,
      locale: message.locale,
      payload: { answerId: answer.id },
    })
    await recordAudit(tx, actor, {
      action: 'message.answer',
      dependsOn: mailId === null ? undefined : dependsOnMail(mailId),
      entityType: MESSAGE_ENTITY,
      entityId: messageId,
      before: { status: message.status },
      after: { status: 'answered', answerId: answer.id },
    })
  })
}
