import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from './audit'
import {
  isActiveAdmin,
  profileOf,
  requireAnotherAdmin,
  USER_ENTITY,
  type UserFollower,
  withLockedUser,
} from './user-writes'

/**
 * Deletes a user; what they did stays in the audit trail under their name.
 *
 * @param follow lets others give up what the user took care of
 * @throws AppError `not_found`; `conflict` for oneself and for the last administrator
 */
export async function deleteUser(actor: Actor, id: number, follow: UserFollower): Promise<void> {
  if (actor.userId === id) throw new AppError('conflict', say('staff.ownAccount'))
  await withLockedUser(id, async (tx, user) => {
    if (isActiveAdmin(user)) await requireAnotherAdmin(tx, id)
    await follow(tx, actor, id, null)
    await tx.user.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'user.delete',
      entityType: USER_ENTITY,
      entityId: id,
      before: profileOf(user),
    })
  })
}
