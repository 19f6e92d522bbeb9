import 'server-only'
import type { OwnPassword } from './account-contracts'
import { type Actor, recordAudit } from './audit'
import { endSessionsOf } from './end-sessions'
import { hashPassword } from './passwords'
import { requireOwnPassword } from './prove-password'
import { requireStrongPassword, USER_ENTITY, withLockedUser } from './user-writes'

/**
 * Gives the actor another password; all of their sessions but the calling one end.
 *
 * @throws AppError `invalid` for a wrong current password or a weak new one; `rate_limited` after too
 *   many wrong ones
 */
export async function changeOwnPassword(
  actor: Actor,
  { currentPassword, password }: OwnPassword,
): Promise<void> {
  await requireOwnPassword(actor.userId, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(password)
  await withLockedUser(actor.userId, async (tx, user) => {
    requireStrongPassword(password, user)
    await tx.user.update({ where: { id: user.id }, data: { passwordHash } })
    await endSessionsOf(tx, user.id, actor.sessionId)
    await recordAudit(tx, actor, {
      action: 'user.change_password',
      entityType: USER_ENTITY,
      entityId: user.id,
    })
  })
}
