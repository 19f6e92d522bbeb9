import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from './audit'
import { adminUser } from './queries'
import { maySignIn } from './roles'
import { USER_ENTITY, withLockedUser } from './user-writes'
import type { AdminUser } from './users-contracts'

/**
 * Dates the invitation of a user anew.
 *
 * @param mail mails it, in the same transaction
 * @throws AppError `not_found`; `conflict` when it was accepted already, or the user may not sign in
 */
export async function renewInvitation(
  actor: Actor,
  id: number,
  mail: (tx: Tx, user: { id: number; email: string }) => Promise<unknown>,
): Promise<AdminUser> {
  await withLockedUser(id, async (tx, user) => {
    if (user.invitedAt === null)
      throw new AppError('conflict', say('staff.hasPasswordNothingMailed'))
    if (!maySignIn(user)) throw new AppError('conflict', say('staff.mayNotSignInNothingMailed'))
    await tx.user.update({ where: { id }, data: { invitedAt: new Date() } })
    await mail(tx, user)
    await recordAudit(tx, actor, {
      action: 'user.invite_again',
      entityType: USER_ENTITY,
      entityId: id,
    })
  })
  return adminUser(id)
}
