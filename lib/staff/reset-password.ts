import 'server-only'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PasswordReset } from './account-contracts'
import { recordAudit } from './audit'
import { endSessionsOf } from './end-sessions'
import { openPasswordLink } from './password-link'
import { hashPassword } from './passwords'
import { maySignIn } from './roles'
import { requireStrongPassword, USER_ENTITY, withLockedUser } from './user-writes'

const linkExpired = () => invalidField('token', say('staff.linkExpiredOrUsed'))

/**
 * Gives a user another password, or one who is invited the first, by the link that was mailed to them, once; all of
 * their sessions end.
 *
 * @throws AppError `invalid` for a link that does not hold any more, or a weak password
 */
export async function resetPassword(
  { token, password }: PasswordReset,
  address: string,
): Promise<void> {
  const link = await openPasswordLink(token)
  if (!link) throw linkExpired()
  const passwordHash = await hashPassword(password)
  await withLockedUser(link.userId, async (tx, user) => {
    if (!maySignIn(user) || !link.holdsFor(user.passwordHash)) throw linkExpired()
    requireStrongPassword(password, user)
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, invitedAt: null } })
    await endSessionsOf(tx, user.id)
    const { id: userId, username } = user
    await recordAudit(
      tx,
      { userId, username, address },
      {
        action: 'user.reset_password',
        entityType: USER_ENTITY,
        entityId: userId,
      },
    )
  })
}
