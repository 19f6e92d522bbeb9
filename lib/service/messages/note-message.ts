import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

/**
 * Adds a note to a message that only the back office sees. The audit trail does not repeat it, so that deleting it leaves nothing
 * behind.
 *
 * @throws AppError `not_found`
 */
export async function noteMessage(actor: Actor, messageId: number, text: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockMessage(tx, messageId)
    const { username } = actor
    const { id: noteId } = await tx.contactNote.create({ data: { messageId, text, username } })
    await recordAudit(tx, actor, {
      action: 'message.note',
      entityType: MESSAGE_ENTITY,
      entityId: messageId,
      after: { noteId },
    })
  })
}
