import 'server-only'
import { db } from '@/lib/core/db'
import { browserAndSystem } from '@/lib/core/user-agent'
import { queueMail } from '@/lib/mail/queue-mail'
import { type Passkey, toPasskey } from '@/lib/staff/webauthn/contracts'
import {
  beginRegistration,
  onKnownPasskey,
  registered,
  requireRoom,
} from '@/lib/staff/webauthn/registration'
import { lockReader } from '../begin-session'
import type { NewLibraryPasskey } from '../contracts'
import { emailAsWritten } from '../email-as-written'
import { limitNewPasskeys } from '../limits'
import { notSignedIn, type Reader } from '../reader'
import { MAX_LIBRARY_PASSKEYS } from './max-passkeys'

const PURPOSE = 'library-passkey-setup'

/**
 * Begins a passkey for a reader's address.
 *
 * @param storeName what the authenticator calls the store
 * @returns what the browser's authenticator needs
 * @throws AppError `conflict` when the address has as many as it may
 */
export async function beginPasskey({ sessionId, email }: Reader, storeName: string) {
  const { passkeyHandle: handle, passkeys: known } = await db().libraryReader.findUniqueOrThrow({
    where: { email },
    select: {
      passkeyHandle: true,
      passkeys: { select: { credentialId: true, transports: true } },
    },
  })
  const owner = { id: sessionId, handle, name: email, known }
  return beginRegistration(PURPOSE, owner, { storeName, max: MAX_LIBRARY_PASSKEYS })
}

/**
 * Stores a passkey that a reader's authenticator has made, and tells whoever reads the mailbox.
 *
 * @param agent the browser's user agent, which names the passkey
 * @throws AppError `invalid` for one that does not answer the challenge of this session; `conflict` for one that is
 *   known, or one too many; `rate_limited` for more than anybody adds
 */
export async function addPasskey(
  { sessionId, email }: Reader,
  { locale, ...answer }: NewLibraryPasskey,
  agent: string,
): Promise<Passkey> {
  await limitNewPasskeys(email)
  const made = await registered(PURPOSE, sessionId, answer)
  const name = browserAndSystem(agent).join(' · ')
  return db()
    .$transaction(async (tx) => {
      await lockReader(tx, email)
      // Somebody may have signed out everywhere meanwhile.
      if ((await tx.librarySession.count({ where: { id: sessionId } })) === 0) throw notSignedIn()
      requireRoom(await tx.libraryPasskey.count({ where: { email } }), MAX_LIBRARY_PASSKEYS)
      const row = await tx.libraryPasskey.create({ data: { email, name, ...made } })
      await queueMail(tx, {
        kind: 'library_passkey_added',
        dedupeKey: `library-passkey:${row.id}`,
        to: (await emailAsWritten(tx, email)) ?? email,
        locale,
        payload: { device: name },
      })
      return toPasskey(row)
    })
    .catch(onKnownPasskey)
}
