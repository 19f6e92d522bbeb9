import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { SESSION_MS } from './session-rules'
import { sealSession } from './session-token'

/**
 * Starts a session of seven days at most.
 *
 * @param from where it was started, for the list of sessions
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
      expiresAt: new Date(Date.now() + SESSION_MS),
    },
  })
  // Past `updatedAt`: a login is no reason to refuse what is typed into an open dialog.
  await tx.$executeRaw(Prisma.sql`UPDATE "User" SET "lastLogin" = now() WHERE "id" = ${userId}`)
  return sealSession(id)
}
