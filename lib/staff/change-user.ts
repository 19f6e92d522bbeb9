import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from './audit'
import { endSessionsOf } from './end-sessions'
import { hashPassword } from './passwords'
import { requireOwnPassword } from './prove-password'
import { adminUser } from './queries'
import {
  isActiveAdmin,
  onUserTaken,
  profileOf,
  requireAnotherAdmin,
  requireStrongPassword,
  requireUniqueUser,
  USER_ENTITY,
  type UserFollower,
  type UserProfile,
  withLockedUser,
} from './user-writes'
import type { AdminUser, UserChange } from './users-contracts'

/**
 * Changes a user. Whoever gets another role or password, or is deactivated, is signed out
 * everywhere, except where they changed their own password from.
 *
 * @param follow lets others give up what the user can't take care of any more
 * @throws AppError `not_found`; `invalid` for a weak password, or for a wrong current one where it is needed; `rate_limited`
 *   after too many wrong ones; `conflict` for a name that is taken, the last administrator, or when somebody else has
 *   changed the user
 */
export async function changeUser(
  actor: Actor,
  id: number,
  { password = '', currentPassword = '', expectedUpdatedAt, ...change }: UserChange,
  follow: UserFollower,
): Promise<AdminUser> {
  if (id === actor.userId && (password !== '' || (await isAnotherAddress(id, change.email))))
    await requireCurrentPassword(id, currentPassword)
  // The costly hash is computed before anything is locked; whether it may be used is checked below.
  const passwordHash = password === '' ? undefined : await hashPassword(password)
  await withLockedUser(id, async (tx, before) => {
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisUser'))
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
    await follow(tx, actor, id, after)
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

/** Whether the user would have another address: whoever reads its mails can have a new password sent there. */
async function isAnotherAddress(id: number, email: string | undefined): Promise<boolean> {
  if (email === undefined) return false
  const user = await db().user.findUnique({ where: { id }, select: { email: true } })
  return user?.email !== email
}

async function requireCurrentPassword(id: number, password: string): Promise<void> {
  if (password === '') throw invalidField('currentPassword', say('staff.enterYourCurrentPassword'))
  await requireOwnPassword(id, password, 'currentPassword')
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
