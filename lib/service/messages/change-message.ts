import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueTicketChange, ticketInForce } from '@/lib/service/help-desk/tickets'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MessageChange } from './admin-contracts'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

/**
 * Marks a message as read, closes it or opens it again, its ticket at the help desk, too. The audit trail records nothing of what
 * the visitor wrote: it outlives the message.
 *
 * @throws AppError `not_found`
 */
export async function changeMessage(
  actor: Actor,
  id: number,
  { status, isRead }: MessageChange,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockMessage(tx, id)
    if (isRead && before.readAt === null) {
      await tx.contactMessage.update({ where: { id }, data: { readAt: new Date() } })
      await recordAudit(tx, actor, {
        action: 'message.read',
        entityType: MESSAGE_ENTITY,
        entityId: id,
      })
    }
    if (status === undefined || status === before.status) return
    await tx.contactMessage.update({ where: { id }, data: { status } })
    const inForce = await ticketInForce(tx, id)
    if (inForce) await queueTicketChange(tx, inForce.ticket, 'ticket.status_changed', newId())
    await recordAudit(tx, actor, {
      action: status === 'closed' ? 'message.close' : 'message.reopen',
      entityType: MESSAGE_ENTITY,
      entityId: id,
      before: { status: before.status },
      after: { status },
    })
  })
}
