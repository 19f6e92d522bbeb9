import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { recordAudit } from './audit'
import { verifyPassword } from './passwords'
import { findUserForLogin } from './queries'
import { type SessionStart, type StartedSession, startSession } from './start-session'

/**
 * Signs somebody in to the back office.
 *
 * @throws AppError `unauthorized` with one message for a wrong name, a wrong password, a user who
 *   was deactivated, and one without a role in the back office
 */
export async function signIn(
  { username, password }: { username: string; password: string },
  from: SessionStart,
): Promise<StartedSession> {
  const user = await findUserForLogin(username)
  const matches = await verifyPassword(user?.passwordHash ?? null, password)
  if (!user || !matches || !user.isActive || user.role === 'user')
    throw new AppError('unauthorized', 'Invalid username or password')
  return db().$transaction(async (tx) => {
    const session = await startSession(tx, user.id, from)
    const actor = {
      userId: user.id,
      username: user.username,
      role: user.role,
      sessionId: '',
      address: from.address,
    }
    await recordAudit(tx, actor, { action: 'user.login', entityType: 'user', entityId: user.id })
    return session
  })
}
