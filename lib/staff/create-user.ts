import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from './audit'
import { hashPassword } from './passwords'
import { adminUser } from './queries'
import {
  onUserTaken,
  profileOf,
  requireStrongPassword,
  requireUniqueUser,
  USER_ENTITY,
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
  const id = await db().$transaction(async (tx) => {
    await requireUniqueUser(tx, null, profile)
    const created = await tx.user.create({ data: { ...profile, passwordHash } }).catch(onUserTaken)
    await recordAudit(tx, actor, {
      action: 'user.create',
      entityType: USER_ENTITY,
      entityId: created.id,
      after: profileOf(profile),
    })
    return created.id
  })
  return adminUser(id)
}
