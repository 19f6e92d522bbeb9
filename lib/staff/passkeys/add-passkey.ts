import 'server-only'
import { db } from '@/lib/core/db'
import { type Passkey, toPasskey } from '@/lib/staff/webauthn/contracts'
import { beginRegistration, onKnownPasskey, registered } from '@/lib/staff/webauthn/registration'
import { type Actor, recordAudit } from '../audit'
import { requireOwnPassword } from '../prove-password'
import { USER_ENTITY } from '../user-writes'
import type { NewPasskey } from './contracts'

const MAX_PASSKEYS = 20

/**
 * Begins to add a passkey to the caller's own account.
 *
 * @param storeName what the authenticator calls the store
 * @returns what the browser's authenticator needs
 * @throws AppError `invalid` for a wrong password, `conflict` when there are many already
 */
export async function beginPasskey(actor: Actor, password: string, storeName: string) {
  await requireOwnPassword(actor.userId, password, 'password')
  const known = await db().passkey.findMany({
    where: { userId: actor.userId },
    select: { credentialId: true, transports: true },
  })
  const id = String(actor.userId)
  const owner = { id, handle: id, name: actor.username, known }
  return beginRegistration('passkey-setup', owner, { storeName, max: MAX_PASSKEYS })
}

/**
 * Stores a passkey that the caller's authenticator has made.
 *
 * @throws AppError `invalid` for one that does not answer the challenge, `conflict` for one that is known
 */
export async function addPasskey(actor: Actor, { name, ...answer }: NewPasskey): Promise<Passkey> {
  const made = await registered('passkey-setup', String(actor.userId), answer)
  return db()
    .$transaction(async (tx) => {
      const row = await tx.passkey.create({ data: { userId: actor.userId, name, ...made } })
      await recordAudit(tx, actor, {
        action: 'user.add_passkey',
        entityType: USER_ENTITY,
        entityId: actor.userId,
        after: { name },
      })
      return toPasskey(row)
    })
    .catch(onKnownPasskey)
}
