import 'server-only'
import { db } from '@/lib/core/db'
import type { PasskeyLogin } from '@/lib/staff/webauthn/contracts'
import { answeringPasskey, passkeyNotKnown } from '@/lib/staff/webauthn/login'

/**
 * The user whose passkey has answered a challenge. The authenticator has asked for a finger, a face or a
 * PIN, so that it is two factors at once.
 *
 * @throws AppError `unauthorized` with one message for whatever does not fit
 */
export async function userByPasskey(
  login: PasskeyLogin,
): Promise<{ id: number; username: string }> {
  const { passkey, newCounter } = await answeringPasskey('passkey-login', login, (credentialId) =>
    db().passkey.findUnique({
      where: { credentialId },
      include: { user: { select: { id: true, username: true } } },
    }),
  )
  const { count } = await db().passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter: newCounter, lastUsedAt: new Date() },
  })
  if (count === 0) throw passkeyNotKnown()
  return passkey.user
}
