import 'server-only'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { type Purpose, sealChallenge, spendChallenge } from './challenge'
import type { Assertion, PasskeyLogin } from './contracts'
import { relyingParty } from './relying-party'

type Stored = {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

/** Begins a login by passkey. Whose it is, the authenticator says. */
export async function beginLogin(purpose: Purpose) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
  })
  const ticket = await sealChallenge(purpose, { challenge: options.challenge, owner: null })
  return { options, ticket }
}

/**
 * The stored passkey that has answered a challenge. Of two answers with one count one is a copy, so whoever takes the
 * login stores `newCounter` where the count is still that of `passkey`, and refuses it otherwise.
 *
 * @param find looks a passkey up by its credential's id
 * @throws AppError `unauthorized` with one message for whatever does not fit
 */
export async function answeringPasskey<P extends Stored>(
  purpose: Purpose,
  { ticket, credential }: PasskeyLogin,
  find: (credentialId: string) => Promise<P | null>,
): Promise<{ passkey: P; newCounter: number }> {
  const begun = await spendChallenge(purpose, ticket)
  const passkey = await find(credential.id)
  const newCounter = begun && passkey && (await counterOf(credential, begun.challenge, passkey))
  if (!passkey || newCounter === null) throw passkeyNotKnown()
  return { passkey, newCounter }
}

export const passkeyNotKnown = () => new AppError('unauthorized', say('passkeys.notKnown'))

/** How often the authenticator says that it was used; `null` when its answer does not hold. */
async function counterOf(
  credential: Assertion,
  expectedChallenge: string,
  { credentialId, publicKey, counter, transports }: Stored,
): Promise<number | null> {
  const { id, origin } = relyingParty()
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
