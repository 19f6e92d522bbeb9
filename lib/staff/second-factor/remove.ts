import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit, SERVER } from '../audit'
import { endSessionsOf } from '../end-sessions'
import { requireOwnPassword } from '../prove-password'
import { adminUser } from '../queries'
import { USER_ENTITY } from '../user-writes'

/** @throws AppError `invalid` for a wrong password, `not_found` without a second factor */
export async function removeOwnSecondFactor(actor: Actor, password: string): Promise<void> {
  await requireOwnPassword(actor.userId, password, 'password')
  await db().$transaction((tx) => remove(tx, actor, actor.userId))
}

/**
 * Removes the second factor of somebody who lost the device; they are signed out everywhere.
 *
 * @throws AppError `not_found` for an unknown user, or one without a second factor
 */
export async function removeSecondFactorOf(actor: Actor, userId: number): Promise<void> {
  await adminUser(userId)
  await db().$transaction(async (tx) => {
    await remove(tx, actor, userId)
    await endSessionsOf(tx, userId, actor.userId === userId ? actor.sessionId : undefined)
  })
}

/** Who removes it: an actor, or nobody of the users where it is done on the server. */
type Remover = Parameters<typeof recordAudit>[1]

async function remove(tx: Tx, by: Remover, userId: number): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  if (count === 0) throw new AppError('not_found', say('staff.userWithoutSecondFactor'))
  await recordAudit(tx, by, {
    action: 'user.remove_second_factor',
    entityType: USER_ENTITY,
    entityId: userId,
  })
}

/** For the command on the server. @throws AppError `not_found` */
export async function resetSecondFactor(userId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await remove(tx, SERVER, userId)
    await endSessionsOf(tx, userId)
  })
}
