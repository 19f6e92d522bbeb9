import 'server-only'
import { z } from 'zod'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { rowsOf } from '@/lib/core/rows'
import { say, sentences } from '@/lib/core/server-text'
import type { Actor } from './audit'
import { passwordProblems } from './password-rules'
import type { NewUser } from './users-contracts'

// What the writes of users share.

export const USER_ENTITY = 'user'

type User = Prisma.UserGetPayload<object>

/** A user without password and dates. */
export type UserProfile = Pick<
  NewUser,
  'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'isActive'
>

/** A user as the audit trail records one. */
export function profileOf({
  username,
  email,
  firstName,
  lastName,
  role,
  isActive,
}: UserProfile): UserProfile {
  return { username, email, firstName, lastName, role, isActive }
}

/** @throws AppError `invalid` with every reason beside the field */
export function requireStrongPassword(password: string, user: UserProfile): void {
  const problems = passwordProblems(password, user)
  if (problems.length > 0) throw invalidField('password', sentences(problems))
}

const requireUniqueUserRow = z.object({ hasName: z.boolean() })

/**
 * Requires that nobody else has the username or the e-mail address, in any case of letters.
 *
 * @param id the user who may have them, `null` for a new one
 * @throws AppError `conflict` naming the field
 */
export async function requireUniqueUser(
  tx: Tx,
  id: number | null,
  { username, email }: UserProfile,
): Promise<void> {
  const [taken] = await rowsOf(
    tx,
    requireUniqueUserRow,
    Prisma.sql`
    SELECT lower("username") = lower(${username}) AS "hasName" FROM "User"
    WHERE (lower("username") = lower(${username}) OR lower("email") = lower(${email}))
      AND "id" <> ${id ?? 0} LIMIT 1`,
  )
  if (taken) throw userTaken(taken.hasName ? 'username' : 'email')
}

function userTaken(path: 'username' | 'email'): AppError {
  const text = path === 'username' ? say('staff.usernameTaken') : say('staff.emailTaken')
  return fieldError('conflict', path, text)
}

/** For `.catch()`: two users were saved at the same moment. */
export const onUserTaken = onUniqueViolation(({ meta = {} }) =>
  userTaken(JSON.stringify(meta).includes('email') ? 'email' : 'username'),
)

/** The lock of all changes of users: who the last administrator is concerns several rows. */
const USERS_LOCK = 'users'

/** Runs a change of one user while no other changes. @throws AppError `not_found` */
export function withLockedUser<T>(
  id: number,
  change: (tx: Tx, user: User) => Promise<T>,
): Promise<T> {
  return db().$transaction(async (tx) => {
    await lockByName(tx, USERS_LOCK)
    const user = await tx.user.findUnique({ where: { id } })
    if (!user) throw new AppError('not_found', say('staff.unknownUser'))
    return change(tx, user)
  })
}

/** Told of a user whose account is changed to this, or `null` where it is deleted, in the transaction of that. */
export type UserFollower = (
  tx: Tx,
  actor: Actor,
  id: number,
  after: Pick<User, 'role' | 'isActive'> | null,
) => Promise<void>

export const isActiveAdmin = ({ role, isActive }: Pick<User, 'role' | 'isActive'>): boolean =>
  role === 'admin' && isActive

/** @throws AppError `conflict` when the store would have no administrator without this one */
export async function requireAnotherAdmin(tx: Tx, id: number): Promise<void> {
  const others = await tx.user.count({ where: { role: 'admin', isActive: true, NOT: { id } } })
  if (others === 0) throw new AppError('conflict', say('staff.lastAdministrator'))
}
