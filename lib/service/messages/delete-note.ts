import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

/** Deletes a note of a message. @throws AppError `not_found` */
export async function deleteNote(
  actor: Actor,
  { id, noteId }: { id: number; noteId: number },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockMessage(tx, id)
    const { count } = await tx.contactNote.deleteMany({ where: { id: noteId, messageId: id } })
    if (count === 0) throw new AppError('not_found', say('messages.unknownNote'))
    await recordAudit(tx, actor, {
      action: 'message.delete_note',
      entityType: MESSAGE_ENTITY,
      entityId: id,
      before: { noteId },
    })
  })
}
