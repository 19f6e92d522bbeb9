/** What a help desk's conversation changes in a message's thread. */
import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Comment } from '@/lib/service/help-desk/desk'
import type { MessageStatus } from './message-rules'
import { ownComments, UNNUMBERED } from './ticket-rules'

/** Longer ones are cut off: they can be read at the help desk. */
const MAX_TEXT = 50_000

/**
 * Makes a message's thread what its conversation at the help desk is: what is new there is added, what was changed or hidden there
 * is so here. Internal notes stay there, and the store's own answers are recognised. Once more, it changes nothing.
 */
export async function takeOverComments(
  messageId: number,
  comments: readonly Comment[],
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'ContactMessage', { id: messageId })
    const message = await tx.contactMessage.findUnique({
      where: { id: messageId },
      include: { answers: { orderBy: { id: 'asc' } } },
    })
    if (!message) return
    for (const [id, deskCommentId] of ownComments(message.answers, comments))
      await tx.contactAnswer.update({ where: { id }, data: { deskCommentId } })
    const known = await tx.contactAnswer.findMany({ where: { messageId } })
    const visible = comments.filter(({ isPublic }) => isPublic)
    let isNews = false
    for (const comment of visible) {
      const text = comment.text.slice(0, MAX_TEXT)
      const before = known.find(({ deskCommentId }) => deskCommentId === comment.id)
      if (before && isOfDesk(before) && before.text !== text)
        await tx.contactAnswer.update({ where: { id: before.id }, data: { text } })
      if (before) continue
      const origin = comment.author.kind === 'visitor' ? 'visitor' : 'help_desk'
      isNews ||= origin === 'visitor'
      await tx.contactAnswer.create({
        data: {
          messageId,
          text,
          origin,
          username: comment.author.name,
          deskCommentId: comment.id,
          mailedByDesk: true,
          createdAt: comment.at,
        },
      })
    }
    const shown = new Set(visible.map(({ id }) => id))
    const hidden = known.filter(
      (answer) => isOfDesk(answer) && !shown.has(answer.deskCommentId ?? ''),
    )
    await tx.contactAnswer.deleteMany({ where: { id: { in: hidden.map(({ id }) => id) } } })
    if (isNews) await tx.contactMessage.update({ where: { id: messageId }, data: { readAt: null } })
  })
}

/** Whether it was written at the help desk, and not in the store or by mail to it. */
const isOfDesk = ({ origin, mailedKey }: { origin: string; mailedKey: string | null }): boolean =>
  origin !== 'store' && mailedKey === null

/** Records that an answer is at the help desk. @param commentId as the help desk calls it, if it said so */
export async function recordComment(id: number, commentId: string | null): Promise<void> {
  await db().contactAnswer.updateMany({
    where: { id },
    data: { deskCommentId: commentId ?? `${UNNUMBERED}${id}` },
  })
}

/** Gives a message the status of its ticket, unless somebody has changed it since it was read. */
export async function takeOverStatus(
  messageId: number,
  from: MessageStatus,
  to: MessageStatus,
): Promise<void> {
  await db().contactMessage.updateMany({
    where: { id: messageId, status: from },
    data: { status: to },
  })
}

/** Has the store mail those answers itself that the help desk was to mail and did not get. */
export async function mailWithoutDesk(tx: Tx, messageId: number): Promise<void> {
  await lockRows(tx, 'ContactMessage', { id: messageId })
  const unsent = await tx.contactAnswer.findMany({
    where: { messageId, origin: 'store', mailedByDesk: true, deskCommentId: null },
    include: { message: true },
    orderBy: { id: 'asc' },
  })
  for (const { id, requestId, message } of unsent) {
    await tx.contactAnswer.update({ where: { id }, data: { mailedByDesk: false } })
    await queueMail(tx, {
      kind: 'contact_answer',
      dedupeKey: `contact:${messageId}:answer:${requestId ?? id}`,
      to: message.email,
      locale: message.locale,
      payload: { answerId: id },
    })
  }
}
