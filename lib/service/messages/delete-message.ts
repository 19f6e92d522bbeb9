import 'server-only'
import { db } from '@/lib/core/db'
import { deleteMails } from '@/lib/mail/delete-mails'
import { queueTicketDeletion } from '@/lib/service/help-desk/tickets'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

/**
 * Deletes a message with its answers and notes, all mails about it and its ticket at the help desk: neither the outbox nor the audit trail
 * keeps anything of its sender.
 *
 * @throws AppError `not_found`
 */
export async function deleteMessage(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { category, status, createdAt } = await lockMessage(tx, id)
    const answers = await tx.contactAnswer.count({ where: { messageId: id } })
    await deleteMails(tx, `contact:${id}`)
    await queueTicketDeletion(tx, id)
    await tx.contactMessage.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'message.delete',
      entityType: MESSAGE_ENTITY,
      entityId: id,
      before: { category, status, createdAt: createdAt.toISOString(), answers },
    })
  })
}
