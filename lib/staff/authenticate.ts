import 'server-only'
import { db } from '@/lib/core/db'
import type { SignedInUser } from './contracts'
import { liveSessions } from './session-rules'
import { openSession } from './session-token'

/** How often a session's last use is written: often enough for the idle limit, seldom for the database. */
const TOUCH_EVERY_MS = 60_000

/** A session and its user, with whether they have a second factor. */
export type Session = {
  id: string
  /** A browser began it, so that a person can be asked to show again who they are. */
  isBrowser: boolean
  /** When its user last showed who they are. */
  provenAt: Date
  user: Omit<SignedInUser, 'mustSetUpSecondFactor'> & { hasSecondFactor: boolean }
}

const USER_FIELDS = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
} as const

/**
 * The session that a token names; its use counts against the idle limit.
 *
 * @param cookie of the browser that calls, if it sent one
 * @returns `null` when the token is not one of this store's, when a browser began its session and the
 *   cookie is not that browser's, or when the session has ended: signed out, idle for twelve hours, seven
 *   days old, or its user was deactivated
 */
export async function authenticate(
  token: string,
  cookie: string | undefined,
): Promise<Session | null> {
  const sessionId = await openSession('token', token)
  if (!sessionId) return null
  const now = new Date()
  const row = await db().adminSession.findFirst({
    where: { id: sessionId, ...liveSessions(now), user: { isActive: true } },
    select: {
      id: true,
      lastSeenAt: true,
      isBrowser: true,
      provenAt: true,
      user: { select: { ...USER_FIELDS, secondFactor: { select: { userId: true } } } },
    },
  })
  if (!row || (row.isBrowser && !(await isOfSession(cookie, row.id)))) return null
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_EVERY_MS)
    await db().adminSession.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } })
  const { secondFactor, ...user } = row.user
  return {
    id: row.id,
    isBrowser: row.isBrowser,
    provenAt: row.provenAt,
    user: { ...user, hasSecondFactor: secondFactor !== null },
  }
}

const isOfSession = async (cookie: string | undefined, sessionId: string): Promise<boolean> =>
  cookie !== undefined && (await openSession('cookie', cookie)) === sessionId
