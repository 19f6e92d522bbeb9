import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import type { SignedInUser } from './contracts'

const HOUR_MS = 3_600_000
const IDLE_MS = 12 * HOUR_MS
const ABSOLUTE_MS = 7 * 24 * HOUR_MS
/** How often a session's last use is written: often enough for the idle limit, seldom for the database. */
const NOTE_USE_MS = 60_000
const PURPOSE = 'admin-session'

const factsSchema = z.object({ session: z.uuid() })

export type Session = { id: string; user: SignedInUser }

const USER_FIELDS = {
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
} as const

/** Which sessions are alive: not signed out, idle for twelve hours, or seven days old. */
export const liveSessions = (now: Date) =>
  ({
    revokedAt: null,
    expiresAt: { gt: now },
    lastSeenAt: { gt: new Date(now.getTime() - IDLE_MS) },
  }) as const satisfies Prisma.AdminSessionWhereInput

/**
 * Begins a session of seven days at most.
 *
 * @param from where it was begun, for the list of sessions
 * @returns the token that names it
 */
export async function startSession(
  tx: Tx,
  userId: number,
  from: { address: string; userAgent: string },
): Promise<string> {
  const id = newId()
  await tx.adminSession.create({
    data: {
      id,
      userId,
      address: from.address.slice(0, 100),
      userAgent: from.userAgent.slice(0, 300),
      expiresAt: new Date(Date.now() + ABSOLUTE_MS),
    },
  })
  // Past `updatedAt`: a login is no reason to refuse what is typed into an open dialog.
  await tx.$executeRaw(Prisma.sql`UPDATE "User" SET "lastLogin" = now() WHERE "id" = ${userId}`)
  return sealToken(PURPOSE, { session: id }, ABSOLUTE_MS / 1000)
}

/**
 * The session that a token names.
 *
 * @returns `null` when the token is none of ours, or its session has ended: signed out, idle for
 *   twelve hours, seven days old, or its user was deactivated
 */
export async function sessionOf(token: string): Promise<Session | null> {
  const facts = await openToken(PURPOSE, factsSchema, token, ABSOLUTE_MS / 1000)
  if (!facts) return null
  const now = new Date()
  const row = await db().adminSession.findFirst({
    where: { id: facts.session, ...liveSessions(now), user: { isActive: true } },
    select: { id: true, lastSeenAt: true, user: { select: USER_FIELDS } },
  })
  if (!row) return null
  if (now.getTime() - row.lastSeenAt.getTime() > NOTE_USE_MS)
    await db().adminSession.updateMany({ where: { id: row.id }, data: { lastSeenAt: now } })
  return { id: row.id, user: row.user }
}

/** Ends one session. */
export async function endSession(sessionId: string): Promise<void> {
  await db().adminSession.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  })
}

/** Ends all sessions of a user: after a change of password, a deactivation, or on request. @returns how many were alive */
export async function endSessionsOf(tx: Tx, userId: number, exceptId?: string): Promise<number> {
  const now = new Date()
  const { count } = await tx.adminSession.updateMany({
    where: { userId, ...liveSessions(now), NOT: exceptId ? { id: exceptId } : undefined },
    data: { revokedAt: now },
  })
  return count
}
