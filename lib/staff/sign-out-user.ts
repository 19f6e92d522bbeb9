import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from './audit'
import { endSessionsOf } from './end-sessions'
import { adminUser } from './queries'
import { USER_ENTITY } from './user-writes'

/** Signs a user out everywhere. @returns how many sessions ended @throws AppError `not_found` */
export async function signOutUser(actor: Actor, userId: number): Promise<number> {
  await adminUser(userId)
  return db().$transaction(async (tx) => {
    const ended = await endSessionsOf(tx, userId)
    if (ended > 0) await recordSignOut(tx, actor, userId, ended)
    return ended
  })
}

/** Ends all sessions of the actor but the calling one. @returns how many */
export async function endOtherSessions(actor: Actor): Promise<number> {
  return db().$transaction(async (tx) => {
    const ended = await endSessionsOf(tx, actor.userId, actor.sessionId)
    if (ended > 0) await recordSignOut(tx, actor, actor.userId, ended)
    return ended
  })
}

/**
 * Ends one session of the actor.
 *
 * @throws AppError `not_found` for a session that is over, or somebody else's
 */
export async function endOwnSession(actor: Actor, sessionId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.adminSession.updateMany({
      where: { id: sessionId, userId: actor.userId, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    if (count === 0) throw new AppError('not_found', say('staff.unknownSession'))
    await recordSignOut(tx, actor, actor.userId, count)
  })
}

const recordSignOut = (tx: Tx, actor: Actor, userId: number, ended: number) =>
  recordAudit(tx, actor, {
    action: 'user.sign_out',
    entityType: USER_ENTITY,
    entityId: userId,
    after: { endedSessions: ended },
  })
