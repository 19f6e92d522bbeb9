import 'server-only'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { type Purpose, sealChallenge, spendChallenge } from './challenge'
import type { Registration } from './contracts'
import { relyingParty } from './relying-party'

type Owner = {
  /** By which the answer is known to be theirs. */
  id: string
  /** What the authenticator returns with an answer, 64 bytes at most. */
  handle: string
  /** What the authenticator calls them. */
  name: string
  known: readonly { credentialId: string; transports: string[] }[]
}

/**
 * Begins a new passkey, which is stored on the authenticator and asks for its user's finger, face or PIN.
 *
 * @param storeName what the authenticator calls the store
 * @returns what the browser's authenticator needs, and the ticket that comes back with its answer
 * @throws AppError `conflict` when there are `max` already
 */
export async function beginRegistration(
  purpose: Purpose,
  owner: Owner,
  { storeName, max }: { storeName: string; max: number },
) {
  requireRoom(owner.known.length, max)
  const options = await generateRegistrationOptions({
    rpName: storeName,
    rpID: relyingParty().id,
    userName: owner.name,
    userID: new TextEncoder().encode(owner.handle),
    attestationType: 'none',
    excludeCredentials: owner.known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const ticket = await sealChallenge(purpose, { challenge: options.challenge, owner: owner.id })
  return { options, ticket }
}

/** @throws AppError `conflict` when there are `max` passkeys already */
export function requireRoom(count: number, max: number): void {
  if (count >= max) throw new AppError('conflict', say('passkeys.atMost', { max }))
}

/**
 * What to store of a passkey that an authenticator has made.
 *
 * @param owner the id that it was begun with
 * @throws AppError `invalid` for one that does not answer this owner's challenge, in time and for the first time
 */
export async function registered(
  purpose: Purpose,
  owner: string,
  { ticket, credential }: { ticket: string; credential: Registration },
) {
  const begun = await spendChallenge(purpose, ticket)
  if (begun?.owner !== owner) throw invalidField('ticket', say('passkeys.tookTooLong'))
  const made = await verified(credential, begun.challenge)
  if (!made) throw invalidField('credential', say('passkeys.notVerified'))
  return {
    credentialId: made.id,
    publicKey: new Uint8Array(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
  }
}

async function verified(credential: Registration, expectedChallenge: string) {
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

/** For `.catch()` of storing one: throws `conflict` where it is stored already. */
export const onKnownPasskey = onUniqueViolation(
  () => new AppError('conflict', say('passkeys.knownAlready')),
)
