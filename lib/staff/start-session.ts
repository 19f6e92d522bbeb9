import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { SESSION_MS } from './session-rules'
import { sealSession } from './session-token'

/** Where a session begins. */
export type SessionStart = {
  address: string
  userAgent: string
  /** A browser's session holds only together with its cookie; an API client's by the token alone. */
  isBrowser: boolean
}

/** What the caller needs for the calls of a session; `cookie` is `null` for an API client. */
export type StartedSession = { token: string; cookie: string | null }

/**
 * Starts a session of seven days at most.
 *
 * @param from where it was started, for the list of sessions
 */
export async function startSession(
  tx: Tx,
  userId: number,
  { address, userAgent, isBrowser }: SessionStart,
): Promise<StartedSession> {
  const id = newId()
  await tx.adminSession.create({
    data: {
      id,
      userId,
      isBrowser,
      address: address.slice(0, 100),
      userAgent: userAgent.slice(0, 300),
      expiresAt: new Date(Date.now() + SESSION_MS),
    },
  })
  // Past `updatedAt`: a login is no reason to refuse what is typed into an open dialog.
  await tx.$executeRaw(Prisma.sql`UPDATE "User" SET "lastLogin" = now() WHERE "id" = ${userId}`)
  return {
    token: await sealSession('token', id),
    cookie: isBrowser ? await sealSession('cookie', id) : null,
  }
}
