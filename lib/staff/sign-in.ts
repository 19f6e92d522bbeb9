import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { recordAudit } from './audit'
import { verifyPassword } from './passwords'
import { findUserForLogin } from './queries'
import { maySignIn } from './roles'
import { type SessionStart, type StartedSession, startSession } from './start-session'

type User = Prisma.UserGetPayload<object>

const mayEnter = (user: User | null): user is User => user !== null && maySignIn(user)

/** The refusal of a login that was begun too long ago, or with a password that was changed since. */
export const tookTooLong = () =>
  new AppError('unauthorized', say('session.logInAgainWithPassword'), {
    details: { reason: 'expired' },
  })

/**
 * The user whose name and password these are.
 *
 * @throws AppError `unauthorized` with one message for a wrong name, a wrong password, a user who
 *   was deactivated, and one without a role in the back office
 */
export async function userByPassword(username: string, password: string): Promise<User> {
  const user = await findUserForLogin(username)
  const matches = await verifyPassword(user?.passwordHash ?? null, password)
  if (!mayEnter(user) || !matches) throw new AppError('unauthorized', say('session.wrongPassword'))
  return user
}

/**
 * Signs in a user who has shown who they are.
 *
 * @param holdsFor whether what they showed still holds, by the password that they have now
 * @throws AppError `unauthorized` when it does not, or they may not enter the back office any more
 */
export async function signIn(
  userId: number,
  from: SessionStart,
  holdsFor: (passwordHash: string) => boolean = () => true,
): Promise<StartedSession> {
  return db().$transaction(async (tx) => {
    // Whoever changes the password waits, and ends this session, or is done.
    await lockRows(tx, 'User', { id: userId }, 'NO KEY UPDATE')
    const user = await tx.user.findUnique({ where: { id: userId } })
    if (!mayEnter(user)) throw new AppError('unauthorized', say('session.accountCannotSignIn'))
    if (!holdsFor(user.passwordHash)) throw tookTooLong()
    const session = await startSession(tx, user.id, from)
    const { id, username } = user
    await recordAudit(
      tx,
      { userId: id, username, address: from.address },
      { action: 'user.login', entityType: 'user', entityId: id },
    )
    return session
  })
}
