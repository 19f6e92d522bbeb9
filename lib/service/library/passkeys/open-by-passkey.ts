import 'server-only'
import { db } from '@/lib/core/db'
import type { PasskeyLogin } from '@/lib/staff/webauthn/contracts'
import { answeringPasskey, passkeyNotKnown } from '@/lib/staff/webauthn/login'
import { beginSession } from '../begin-session'

/**
 * Signs a browser in to the library of the address that a passkey belongs to. The session that it had before ends.
 *
 * @param cookie of the browser's session so far
 * @returns the id of the new session
 * @throws AppError `unauthorized` with one message for whatever does not fit
 */
export async function openByPasskey(
  login: PasskeyLogin,
  cookie: string | undefined,
): Promise<string> {
  const { passkey, newCounter } = await answeringPasskey(
    'library-passkey-login',
    login,
    (credentialId) => db().libraryPasskey.findUnique({ where: { credentialId } }),
  )
  const { id, email, counter } = passkey
  return beginSession({
    email,
    cookie,
    passkeyId: id,
    admit: async (tx) => {
      const { count } = await tx.libraryPasskey.updateMany({
        where: { id, counter },
        data: { counter: newCounter, lastUsedAt: new Date() },
      })
      if (count === 0) throw passkeyNotKnown()
    },
  })
}
