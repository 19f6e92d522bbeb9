import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from './audit'
import {
  isActiveAdmin,
  profileOf,
  requireAnotherAdmin,
  USER_ENTITY,
  withLockedUser,
} from './user-writes'

/**
 * Deletes a user; what they did stays in the audit trail under their name.
 *
 * @throws AppError `not_found`; `conflict` for oneself and for the last administrator
 */
export async function deleteUser(actor: Actor, id: number): Promise<void> {
  if (actor.userId === id) throw new AppError('conflict', say('staff.ownAccount'))
  await withLockedUser(id, async (tx, user) => {
    if (isActiveAdmin(user)) await requireAnotherAdmin(tx, id)
    await tx.user.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'user.delete',
      entityType: USER_ENTITY,
      entityId: id,
      before: profileOf(user),
    })
  })
}
