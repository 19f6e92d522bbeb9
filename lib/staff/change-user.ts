import 'server-only'
import type { Tx } from '@/lib/core/db'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { type Actor, recordAudit } from './audit'
import { endSessionsOf } from './end-sessions'
import { hashPassword } from './passwords'
import { adminUser } from './queries'
import {
  isActiveAdmin,
  onUserTaken,
  profileOf,
  requireAnotherAdmin,
  requireStrongPassword,
  requireUniqueUser,
  USER_ENTITY,
  type UserProfile,
  withLockedUser,
} from './user-writes'
import type { AdminUser, UserChange } from './users-contracts'

/**
 * Changes a user. Whoever gets another role or password, or is deactivated, is signed out
 * everywhere, except where they changed their own password from.
 *
 * @throws AppError `not_found`; `invalid` for a weak password; `conflict` for a name that is taken,
 *   the last administrator, or when somebody else has changed the user
 */
export async function changeUser(
  actor: Actor,
  id: number,
  { password = '', expectedUpdatedAt, ...change }: UserChange,
): Promise<AdminUser> {
  // The costly hash is computed before anything is locked; whether it may be used is checked below.
  const passwordHash = password === '' ? undefined : await hashPassword(password)
  await withLockedUser(id, async (tx, before) => {
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, 'this user in the meantime')
    const after = { ...profileOf(before), ...change }
    if (isActiveAdmin(before) && !isActiveAdmin(after)) await requireAnotherAdmin(tx, id)
    if (password !== '') requireStrongPassword(password, after)
    await requireUniqueUser(tx, id, after)
    await tx.user
      .update({
        where: { id },
        data: { ...after, ...(passwordHash && { passwordHash, invitedAt: null }) },
      })
      .catch(onUserTaken)
    await signOutChanged(tx, actor, { id, before, after, hasNewPassword: password !== '' })
    await recordAudit(tx, actor, {
      action: 'user.update',
      entityType: USER_ENTITY,
      entityId: id,
      before: profileOf(before),
      after: { ...profileOf(after), ...(password === '' ? {} : { passwordChanged: true }) },
    })
  })
  return adminUser(id)
}

type Changed = { id: number; before: UserProfile; after: UserProfile; hasNewPassword: boolean }

async function signOutChanged(
  tx: Tx,
  actor: Actor,
  { id, before, after, hasNewPassword }: Changed,
): Promise<void> {
  const isOut = before.role !== after.role || (before.isActive && !after.isActive)
  if (isOut) await endSessionsOf(tx, id)
  else if (hasNewPassword) await endSessionsOf(tx, id, actor.sessionId)
}
