import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { dependsOnMail } from '@/lib/mail/transition'
import { wasQueued } from '@/lib/mail/was-queued'
import { queueTicketChange, ticketInForce } from '@/lib/service/help-desk/tickets'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MessageAnswer } from './admin-contracts'
import { ATTACHMENTS_FIELD } from './attachment-limits'
import { storeAttachments } from './attachments'
import type { Attachment } from './check-attachment'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

/**
 * Answers a visitor's message: the answer is stored and its mail, in the visitor's language, queued,
 * both or nothing. Of a message that has a ticket the help desk mails the answer. The message then counts as answered, and as read. The same answer posted again
 * changes nothing.
 *
 * @param files that the mail takes along, checked
 * @throws AppError `not_found`; `conflict` for files where the help desk mails the answer
 */
export async function answerMessage(
  actor: Actor,
  messageId: number,
  { answerId, text }: MessageAnswer,
  files: readonly Attachment[] = [],
): Promise<void> {
  await db().$transaction(async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (await isKnown(tx, messageId, answerId)) return
    const inForce = await ticketInForce(tx, messageId)
    // Its calls take none.
    if (inForce && files.length > 0)
      throw fieldError('conflict', ATTACHMENTS_FIELD, say('messages.noFilesToDesk'))
    const { username } = actor
    const answer = await tx.contactAnswer.create({
      data: { messageId, text, username, requestId: answerId, mailedByDesk: inForce !== null },
      select: { id: true },
    })
    await storeAttachments(tx, { messageId, answerId: answer.id }, files)
    await tx.contactMessage.update({
      where: { id: messageId },
      data: { status: 'answered', readAt: message.readAt ?? new Date() },
    })
    const dependsOn = inForce
      ? await queueTicketChange(tx, inForce.ticket, 'ticket.answered', String(answer.id))
      : await mailAnswer(tx, message, { answerId, storedAs: answer.id })
    await recordAudit(tx, actor, {
      action: 'message.answer',
      dependsOn,
      entityType: MESSAGE_ENTITY,
      entityId: messageId,
      before: { status: message.status },
      after: { status: 'answered', answerId: answer.id },
    })
  })
}

const mailKey = (messageId: number, answerId: string) => `contact:${messageId}:answer:${answerId}`

/** Whether an answer was stored before, or mailed before answers kept what asked for them. */
const isKnown = async (tx: Tx, messageId: number, answerId: string): Promise<boolean> =>
  (await tx.contactAnswer.count({ where: { requestId: answerId } })) > 0 ||
  wasQueued(tx, mailKey(messageId, answerId))

async function mailAnswer(
  tx: Tx,
  { id, email, locale }: { id: number; email: string; locale: string },
  { answerId, storedAs }: { answerId: string; storedAs: number },
): Promise<string | undefined> {
  const mailId = await queueMail(tx, {
    kind: 'contact_answer',
    dedupeKey: mailKey(id, answerId),
    to: email,
    locale,
    payload: { answerId: storedAs },
  })
  return mailId === null ? undefined : dependsOnMail(mailId)
}
