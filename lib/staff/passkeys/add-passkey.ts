import 'server-only'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isUniqueViolation } from '@/lib/core/database-errors'
import { db } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { type Actor, recordAudit } from '../audit'
import { requireOwnPassword } from '../prove-password'
import { USER_ENTITY } from '../user-writes'
import { relyingParty, sealChallenge, spendChallenge } from './challenge'
import type { NewPasskey, Passkey } from './contracts'
import { toPasskey } from './queries'

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
  if (known.length >= MAX_PASSKEYS)
    throw new AppError('conflict', `An account has at most ${MAX_PASSKEYS} passkeys`)
  const options = await generateRegistrationOptions({
    rpName: storeName,
    rpID: relyingParty().id,
    userName: actor.username,
    userID: new TextEncoder().encode(String(actor.userId)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { challenge } = options
  const ticket = await sealChallenge('passkey-setup', { challenge, user: actor.userId })
  return { options, ticket }
}

/**
 * Stores a passkey that the caller's authenticator has made.
 *
 * @throws AppError `invalid` for one that does not answer the challenge, `conflict` for one that is known
 */
export async function addPasskey(
  actor: Actor,
  { ticket, name, credential }: NewPasskey,
): Promise<Passkey> {
  const begun = await spendChallenge('passkey-setup', ticket)
  if (begun?.user !== actor.userId)
    throw invalidField('ticket', 'This took too long. Begin again with your password.')
  const made = await verified(credential, begun.challenge)
  if (!made) throw invalidField('credential', 'This passkey could not be verified')
  return db()
    .$transaction(async (tx) => {
      const row = await tx.passkey.create({
        data: {
          userId: actor.userId,
          name,
          credentialId: made.id,
          publicKey: new Uint8Array(made.publicKey),
          counter: made.counter,
          transports: made.transports ?? [],
        },
      })
      await recordAudit(tx, actor, {
        action: 'user.add_passkey',
        entityType: USER_ENTITY,
        entityId: actor.userId,
        after: { name },
      })
      return toPasskey(row)
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new AppError('conflict', 'This passkey is known already')
      throw error
    })
}

async function verified(credential: NewPasskey['credential'], expectedChallenge: string) {
  const { id, origin } = relyingParty()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    return registrationInfo?.credential ?? null
  } catch (error) {
    // The library throws for whatever does not fit.
    log.info({ err: error }, 'a new passkey could not be verified')
    return null
  }
}
