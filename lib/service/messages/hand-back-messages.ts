import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import { MESSAGE_ENTITY } from './message-lock'

/** Whether somebody takes care of messages: they are active, and their role answers them. */
const takesCare = ({ isActive, role }: { isActive: boolean; role: Role }) =>
  isActive && may(role, 'messages')

/**
 * Gives the messages of a user who can't answer them any more back to the queue, where they are nobody's.
 *
 * @param after what the user is from now on; `null` where they are deleted
 */
export async function handBackMessages(
  tx: Tx,
  actor: Actor,
  userId: number,
  after: { isActive: boolean; role: Role } | null,
): Promise<void> {
  if (after && takesCare(after)) return
  const messages = await tx.contactMessage.findMany({
    where: { assigneeId: userId },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  if (messages.length === 0) return
  await tx.contactMessage.updateMany({ where: { assigneeId: userId }, data: { assigneeId: null } })
  await recordAudits(
    tx,
    actor,
    messages.map(({ id }) => ({
      action: 'message.assign',
      entityType: MESSAGE_ENTITY,
      entityId: id,
      before: { assigneeId: userId },
      after: { assigneeId: null },
    })),
  )
}
