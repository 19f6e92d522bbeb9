import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { type Actor, recordAudit } from './audit'
import { hashPassword } from './passwords'
import { adminUser } from './queries'
import {
  onUserTaken,
  profileOf,
  requireStrongPassword,
  requireUniqueUser,
  USER_ENTITY,
  type UserProfile,
} from './user-writes'
import type { AdminUser, NewUser } from './users-contracts'

/**
 * Adds a user.
 *
 * @throws AppError `invalid` for a weak password, `conflict` for a name or address that is taken
 */
export async function createUser(
  actor: Actor,
  { password, ...profile }: NewUser,
): Promise<AdminUser> {
  requireStrongPassword(password, profile)
  const passwordHash = await hashPassword(password)
  const id = await db().$transaction((tx) =>
    addUser(tx, actor, { action: 'user.create', profile, passwordHash }),
  )
  return adminUser(id)
}

type Added = {
  action: 'user.create' | 'user.invite'
  profile: UserProfile
  passwordHash: string
  invitedAt?: Date
}

/** Stores a new user, audited. @throws AppError `conflict` for a name or address that is taken */
export async function addUser(
  tx: Tx,
  actor: Actor,
  { action, profile, ...access }: Added,
): Promise<number> {
  await requireUniqueUser(tx, null, profile)
  const { id } = await tx.user.create({ data: { ...profile, ...access } }).catch(onUserTaken)
  await recordAudit(tx, actor, {
    action,
    entityType: USER_ENTITY,
    entityId: id,
    after: profileOf(profile),
  })
  return id
}
