import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { recordAudit } from './audit'
import { verifyPassword } from './passwords'
import { findUserForLogin } from './queries'
import { maySignIn } from './roles'
import { type SessionStart, type StartedSession, startSession } from './start-session'

type User = Prisma.UserGetPayload<object>

const mayEnter = (user: User | null): user is User => user !== null && maySignIn(user)

/**
 * The user whose name and password these are.
 *
 * @throws AppError `unauthorized` with one message for a wrong name, a wrong password, a user who
 *   was deactivated, and one without a role in the back office
 */
export async function userByPassword(username: string, password: string): Promise<User> {
  const user = await findUserForLogin(username)
  const matches = await verifyPassword(user?.passwordHash ?? null, password)
  if (!mayEnter(user) || !matches)
    throw new AppError('unauthorized', 'Invalid username or password')
  return user
}

/**
 * Signs in a user who has shown who they are.
 *
 * @throws AppError `unauthorized` when they may not enter the back office any more
 */
export async function signIn(userId: number, from: SessionStart): Promise<StartedSession> {
  const user = await db().user.findUnique({ where: { id: userId } })
  if (!mayEnter(user)) throw new AppError('unauthorized', 'This account can not sign in')
  return db().$transaction(async (tx) => {
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
