import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type Actor, recordAudit } from './audit'
import { passwordProblems } from './password-rules'
import { hashPassword } from './passwords'
import { adminUser } from './queries'
import { endSessionsOf } from './sessions'
import type { AdminUser, NewUser, UserChange } from './users-contracts'

const ENTITY = 'user'

type User = Prisma.UserGetPayload<object>
type Facts = Pick<NewUser, 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'isActive'>

/** What the audit trail keeps of a user. */
function factsOf({ username, email, firstName, lastName, role, isActive }: Facts): Facts {
  return { username, email, firstName, lastName, role, isActive }
}

/** @throws AppError `invalid` with every reason beside the field */
function checkPassword(password: string, person: Facts): void {
  const problems = passwordProblems(password, person)
  if (problems.length === 0) return
  const message = `${problems.join('. ')}.`
  throw new AppError('invalid', message, { issues: [{ path: 'password', message }] })
}

/** @throws AppError `conflict` naming the field that somebody else has, however it is written */
async function checkNames(tx: Tx, id: number | null, { username, email }: Facts): Promise<void> {
  const [taken] = await tx.$queryRaw<{ hasName: boolean }[]>(Prisma.sql`
    SELECT lower("username") = lower(${username}) AS "hasName" FROM "User"
    WHERE (lower("username") = lower(${username}) OR lower("email") = lower(${email}))
      AND "id" <> ${id ?? 0} LIMIT 1`)
  if (taken) throw nameTaken(taken.hasName ? 'username' : 'email')
}

function nameTaken(path: 'username' | 'email'): AppError {
  const message =
    path === 'username' ? 'Another user has this username' : 'Another user has this e-mail address'
  return new AppError('conflict', message, { issues: [{ path, message }] })
}

/** Turns the database's word for two users saved at the same moment into ours. */
async function orNameTaken<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw nameTaken(JSON.stringify(error.meta ?? {}).includes('email') ? 'email' : 'username')
    throw error
  }
}

/**
 * Adds a user.
 *
 * @throws AppError `invalid` for a weak password, `conflict` for a name or address that is taken
 */
export async function createUser(
  actor: Actor,
  { password, ...facts }: NewUser,
): Promise<AdminUser> {
  checkPassword(password, facts)
  const passwordHash = await hashPassword(password)
  const { id } = await orNameTaken(
    db().$transaction(async (tx) => {
      await checkNames(tx, null, facts)
      const created = await tx.user.create({ data: { ...facts, passwordHash } })
      await recordAudit(tx, actor, {
        action: 'user.create',
        entityType: ENTITY,
        entityId: created.id,
        after: factsOf(facts),
      })
      return created
    }),
  )
  return adminUser(id)
}

/** Names the lock under which users change: who the last administrator is concerns several rows. */
const USERS_LOCK = 'users'

/** Runs a change of one user while no other changes. @throws AppError `not_found` */
async function withUser<T>(id: number, change: (tx: Tx, user: User) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw(Prisma.sql`SELECT pg_advisory_xact_lock(hashtext(${USERS_LOCK}))`)
    const user = await tx.user.findUnique({ where: { id } })
    if (!user) throw new AppError('not_found', 'There is no such user')
    return change(tx, user)
  })
}

/** @throws AppError `conflict` when the store would have no administrator without this one */
async function requireAnotherAdmin(tx: Tx, id: number): Promise<void> {
  const others = await tx.user.count({ where: { role: 'admin', isActive: true, NOT: { id } } })
  if (others === 0)
    throw new AppError(
      'conflict',
      'The last active administrator cannot be removed, demoted or deactivated.',
    )
}

const isActiveAdmin = ({ role, isActive }: Facts) => role === 'admin' && isActive

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
  // The costly hash is made before anything is locked; whether it may be used is seen below.
  const passwordHash = password === '' ? undefined : await hashPassword(password)
  await orNameTaken(
    withUser(id, async (tx, before) => {
      if (expectedUpdatedAt && before.updatedAt.getTime() !== Date.parse(expectedUpdatedAt))
        throw new AppError(
          'conflict',
          'Somebody else changed this user in the meantime. Reload to see their version.',
        )
      const after = { ...factsOf(before), ...change }
      if (isActiveAdmin(before) && !isActiveAdmin(after)) await requireAnotherAdmin(tx, id)
      if (password !== '') checkPassword(password, after)
      await checkNames(tx, id, after)
      await tx.user.update({ where: { id }, data: { ...after, passwordHash } })
      await signOutChanged(tx, actor, { id, before, after, hasNewPassword: password !== '' })
      await recordAudit(tx, actor, {
        action: 'user.update',
        entityType: ENTITY,
        entityId: id,
        before: factsOf(before),
        after: { ...factsOf(after), ...(password === '' ? {} : { passwordChanged: true }) },
      })
    }),
  )
  return adminUser(id)
}

type Changed = { id: number; before: Facts; after: Facts; hasNewPassword: boolean }

async function signOutChanged(
  tx: Tx,
  actor: Actor,
  { id, before, after, hasNewPassword }: Changed,
): Promise<void> {
  const isOut = before.role !== after.role || (before.isActive && !after.isActive)
  if (isOut) await endSessionsOf(tx, id)
  else if (hasNewPassword) await endSessionsOf(tx, id, actor.sessionId)
}

/**
 * Deletes a user; what they did stays in the audit trail under their name.
 *
 * @throws AppError `not_found`; `conflict` for oneself and for the last administrator
 */
export async function deleteUser(actor: Actor, id: number): Promise<void> {
  if (actor.userId === id) throw new AppError('conflict', 'You cannot delete your own account.')
  await withUser(id, async (tx, user) => {
    if (isActiveAdmin(user)) await requireAnotherAdmin(tx, id)
    await tx.user.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'user.delete',
      entityType: ENTITY,
      entityId: id,
      before: factsOf(user),
    })
  })
}

/**
 * Ends one of one's own sessions.
 *
 * @throws AppError `not_found` for a session that is over, or somebody else's
 */
export async function endOwnSession(actor: Actor, sessionId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.adminSession.updateMany({
      where: { id: sessionId, userId: actor.userId, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    if (count === 0) throw new AppError('not_found', 'There is no such session')
    await recordSignOut(tx, actor, actor.userId, count)
  })
}

/** Ends all of one's own sessions but the one that asks. @returns how many */
export async function endOtherSessions(actor: Actor): Promise<number> {
  return db().$transaction(async (tx) => {
    const ended = await endSessionsOf(tx, actor.userId, actor.sessionId)
    if (ended > 0) await recordSignOut(tx, actor, actor.userId, ended)
    return ended
  })
}

/** Signs somebody out everywhere. @returns how many sessions ended @throws AppError `not_found` */
export async function signOutUser(actor: Actor, userId: number): Promise<number> {
  await adminUser(userId)
  return db().$transaction(async (tx) => {
    const ended = await endSessionsOf(tx, userId)
    if (ended > 0) await recordSignOut(tx, actor, userId, ended)
    return ended
  })
}

const recordSignOut = (tx: Tx, actor: Actor, userId: number, ended: number) =>
  recordAudit(tx, actor, {
    action: 'user.sign_out',
    entityType: ENTITY,
    entityId: userId,
    after: { endedSessions: ended },
  })
