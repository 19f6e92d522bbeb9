import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { say } from '@/lib/core/server-text'
import { queueTicketChange, ticketInForce } from '@/lib/service/help-desk/tickets'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MessageChange } from './admin-contracts'
import { assigneeOf } from './assignees'
import { lockMessage, MESSAGE_ENTITY } from './message-lock'

type Row = Awaited<ReturnType<typeof lockMessage>>

/**
 * Marks a message as read, says who takes care of it, closes it or opens it again, its ticket at the help desk, too. The audit trail
 * records nothing of what the visitor wrote: it outlives the message.
 *
 * @throws AppError `not_found`; `invalid` for an assignee who may not answer messages
 */
export async function changeMessage(
  actor: Actor,
  id: number,
  { status, isRead, assigneeId }: MessageChange,
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
    if (assigneeId !== undefined) await assign(tx, actor, before, assigneeId)
    if (status !== undefined) await setStatus(tx, actor, before, status)
  })
}

async function assign(
  tx: Tx,
  actor: Actor,
  { id, assigneeId: before }: Row,
  assigneeId: number | null,
): Promise<void> {
  if (assigneeId === before) return
  if (assigneeId !== null && (await assigneeOf(tx, assigneeId)) === null)
    throw invalidField('assigneeId', say('messages.notAssignable'))
  await tx.contactMessage.update({ where: { id }, data: { assigneeId } })
  await recordAudit(tx, actor, {
    action: 'message.assign',
    entityType: MESSAGE_ENTITY,
    entityId: id,
    before: { assigneeId: before },
    after: { assigneeId },
  })
}

async function setStatus(
  tx: Tx,
  actor: Actor,
  { id, status: before }: Row,
  status: NonNullable<MessageChange['status']>,
): Promise<void> {
  if (status === before) return
  await tx.contactMessage.update({ where: { id }, data: { status } })
  const inForce = await ticketInForce(tx, id)
  if (inForce) await queueTicketChange(tx, inForce.ticket, 'ticket.status_changed', newId())
  await recordAudit(tx, actor, {
    action: status === 'closed' ? 'message.close' : 'message.reopen',
    entityType: MESSAGE_ENTITY,
    entityId: id,
    before: { status: before },
    after: { status },
  })
}
