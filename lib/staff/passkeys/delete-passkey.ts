import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '../audit'
import { USER_ENTITY } from '../user-writes'

/** Deletes a passkey of the caller's own account. @throws AppError `not_found` */
export async function deletePasskey(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, userId: actor.userId } })
    if (count === 0) throw new AppError('not_found', say('passkeys.unknown'))
    await recordAudit(tx, actor, {
      action: 'user.delete_passkey',
      entityType: USER_ENTITY,
      entityId: actor.userId,
    })
  })
}
