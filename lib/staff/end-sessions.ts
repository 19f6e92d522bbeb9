import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { liveSessions } from './session-rules'

/** Ends one session. */
export async function endSession(sessionId: string): Promise<void> {
  await db().adminSession.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  })
}

/**
 * Ends all sessions of a user: after a change of password, a deactivation, or on request.
 *
 * @param exceptId a session that goes on
 * @returns how many were alive
 */
export async function endSessionsOf(tx: Tx, userId: number, exceptId?: string): Promise<number> {
  const now = new Date()
  const { count } = await tx.adminSession.updateMany({
    where: { userId, ...liveSessions(now), NOT: exceptId ? { id: exceptId } : undefined },
    data: { revokedAt: now },
  })
  return count
}

/** Ends the sessions of all API clients. */
export async function endApiSessions(tx: Tx): Promise<void> {
  const now = new Date()
  await tx.adminSession.updateMany({
    where: { isBrowser: false, ...liveSessions(now) },
    data: { revokedAt: now },
  })
}
