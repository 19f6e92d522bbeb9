import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { column, rowsOf } from '@/lib/core/rows'
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

const rowSchema = z.object({
  isBrowser: z.boolean(),
  provenAt: z.date(),
  lastSeenAt: z.date(),
  id: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(column.UserRole),
  hasSecondFactor: z.boolean(),
})
type Row = z.infer<typeof rowSchema>

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
  const row = await readSession(sessionId, now)
  if (!row || (row.isBrowser && !(await isOfSession(cookie, sessionId)))) return null
  const { isBrowser, provenAt, lastSeenAt, ...user } = row
  if (now.getTime() - lastSeenAt.getTime() > TOUCH_EVERY_MS)
    await db().adminSession.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } })
  return { id: sessionId, isBrowser, provenAt, user }
}

/** In one statement, as every call of the back office waits for it. */
async function readSession(id: string, now: Date): Promise<Row | undefined> {
  const { expiresAt, lastSeenAt } = liveSessions(now)
  const [row] = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT s."isBrowser", s."provenAt", s."lastSeenAt",
           u."id", u."username", u."email", u."firstName", u."lastName", u."role"::text AS "role",
           EXISTS (SELECT 1 FROM "SecondFactor" f WHERE f."userId" = u."id") AS "hasSecondFactor"
    FROM "AdminSession" s JOIN "User" u ON u."id" = s."userId"
    WHERE s."id" = ${id}::uuid AND u."isActive" AND s."revokedAt" IS NULL
      AND s."expiresAt" > ${expiresAt.gt} AND s."lastSeenAt" > ${lastSeenAt.gt}`,
  )
  return row
}

const isOfSession = async (cookie: string | undefined, sessionId: string): Promise<boolean> =>
  cookie !== undefined && (await openSession('cookie', cookie)) === sessionId
