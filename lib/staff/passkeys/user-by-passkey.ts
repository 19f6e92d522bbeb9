import 'server-only'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { relyingParty, sealChallenge, spendChallenge } from './challenge'
import type { PasskeyLogin } from './contracts'

/** Begins a login by passkey. Which user it is, the authenticator says. */
export async function beginPasskeyLogin() {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
  })
  const ticket = await sealChallenge('passkey-login', { challenge: options.challenge, user: null })
  return { options, ticket }
}

/**
 * The user whose passkey has answered a challenge. The authenticator has asked for a finger, a face or a
 * PIN, so that it is two factors at once.
 *
 * @throws AppError `unauthorized` with one message for whatever does not fit
 */
export async function userByPasskey({
  ticket,
  credential,
}: PasskeyLogin): Promise<{ id: number; username: string }> {
  const begun = await spendChallenge('passkey-login', ticket)
  const passkey = await db().passkey.findUnique({
    where: { credentialId: credential.id },
    include: { user: { select: { id: true, username: true } } },
  })
  const counter = begun && passkey && (await counterOf(credential, begun.challenge, passkey))
  if (!passkey || counter === null) throw notKnown()
  // Of two answers with one count, one is a copy.
  const { count } = await db().passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter, lastUsedAt: new Date() },
  })
  if (count === 0) throw notKnown()
  return passkey.user
}

const notKnown = () => new AppError('unauthorized', 'This passkey is not known to the store')

/** How often the authenticator says that it was used; `null` when its answer does not hold. */
async function counterOf(
  credential: PasskeyLogin['credential'],
  expectedChallenge: string,
  passkey: Prisma.PasskeyGetPayload<object>,
): Promise<number | null> {
  const { id, origin } = relyingParty()
  const { credentialId, publicKey, counter, transports } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    // The library throws for whatever does not fit.
    log.info({ err: error }, 'a passkey could not be verified')
    return null
  }
}
