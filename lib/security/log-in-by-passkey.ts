import 'server-only'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'
import { openDevice, sealDevice } from '@/lib/staff/known-device'
import { FAILED_LOGIN_BY_ADDRESS } from '@/lib/staff/limits'
import { userByPasskey } from '@/lib/staff/passkeys/user-by-passkey'
import { signIn } from '@/lib/staff/sign-in'
import type { PasskeyLogin } from '@/lib/staff/webauthn/contracts'
import { type LoggedIn, type LoginCaller, withinLimits } from './log-in'

/**
 * Logs somebody in to the back office by a passkey, which needs neither name nor password.
 *
 * @throws AppError `unauthorized` for a passkey that is not known or does not answer the challenge;
 *   `rate_limited` after too many failures
 */
export async function logInByPasskey(
  login: PasskeyLogin,
  { address, userAgent, deviceCookie }: LoginCaller,
): Promise<LoggedIn> {
  const limits = [{ limit: FAILED_LOGIN_BY_ADDRESS, key: countedAs(address) }]
  return withinLimits({ username: '', address }, { all: limits, ofCaller: limits }, async () => {
    const user = await userByPasskey(login)
    const session = await signIn(user.id, { address, userAgent, isBrowser: true })
    const device = await openDevice(deviceCookie)
    return { session, deviceCookie: await sealDevice(device, user.username) }
  })
}
