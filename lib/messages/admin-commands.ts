import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MessageChange } from './admin-contracts'

export const MESSAGE_ENTITY = 'message'

type Row = Prisma.ContactMessageGetPayload<object>

/** Takes a message for a change of it, so that two changes take turns. @throws AppError `not_found` */
export async function lockMessage(tx: Tx, id: number): Promise<Row> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "ContactMessage" WHERE "id" = ${id} FOR UPDATE`)
  const row = await tx.contactMessage.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', 'There is no such message')
  return row
}

/**
 * Marks a message as read, closes it or opens it again. The audit trail keeps nothing of what
 * somebody wrote: it outlives the message.
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
    await recordAudit(tx, actor, {
      action: status === 'closed' ? 'message.close' : 'message.reopen',
      entityType: MESSAGE_ENTITY,
      entityId: id,
      before: { status: before.status },
      after: { status },
    })
  })
}

/** Stores what the store answers; the message then counts as answered, and as read. @returns its id */
export async function storeAnswer(
  tx: Tx,
  message: Pick<Row, 'id' | 'readAt'>,
  { text, username }: { text: string; username: string },
): Promise<number> {
  const { id } = await tx.contactAnswer.create({
    data: { messageId: message.id, text, username },
    select: { id: true },
  })
  await tx.contactMessage.update({
    where: { id: message.id },
    data: { status: 'answered', readAt: message.readAt ?? new Date() },
  })
  return id
}
