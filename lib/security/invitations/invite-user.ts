import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Actor } from '@/lib/staff/audit'
import { addUser } from '@/lib/staff/create-user'
import { hashPassword } from '@/lib/staff/passwords'
import { adminUser } from '@/lib/staff/queries'
import { renewInvitation } from '@/lib/staff/renew-invitation'
import type { AdminUser, Invitation } from '@/lib/staff/users-contracts'

/**
 * Adds a user whose password nobody knows, and mails a link to choose one.
 *
 * @throws AppError `conflict` for a name or address that is taken
 */
export async function inviteUser(actor: Actor, invitation: Invitation): Promise<AdminUser> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const id = await db().$transaction(async (tx) => {
    const userId = await addUser(tx, actor, {
      action: 'user.invite',
      profile: { ...invitation, isActive: true },
      passwordHash,
      invitedAt: new Date(),
    })
    await queueInvitation(tx, actor, { id: userId, email: invitation.email })
    return userId
  })
  return adminUser(id)
}

/**
 * Mails the invitation of a user again.
 *
 * @throws AppError `not_found`; `conflict` when it was accepted already, or the user may not sign in
 */
export const inviteAgain = (actor: Actor, id: number): Promise<AdminUser> =>
  renewInvitation(actor, id, (tx, user) => queueInvitation(tx, actor, user))

const queueInvitation = (tx: Tx, actor: Actor, { id, email }: { id: number; email: string }) =>
  queueMail(tx, {
    kind: 'staff_invitation',
    dedupeKey: `staff-invitation:${id}:${newId()}`,
    to: email,
    locale: 'en',
    payload: { userId: id, invitedBy: actor.username },
  })
