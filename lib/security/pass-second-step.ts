import 'server-only'
import { AppError, fieldError } from '@/lib/core/errors'
import { knowsUser, openDevice, sealDevice } from '@/lib/staff/known-device'
import { FAILED_SECOND_STEP } from '@/lib/staff/limits'
import type { SecondStep } from '@/lib/staff/second-factor/contracts'
import { openLoginTicket } from '@/lib/staff/second-factor/login-ticket'
import { spendCode } from '@/lib/staff/second-factor/spend-code'
import { signIn } from '@/lib/staff/sign-in'
import { type LoggedIn, type LoginCaller, withinLimits } from './log-in'

/**
 * Finishes a login by the code of an app, or a recovery code. Only who knows the password gets here.
 *
 * @throws AppError `unauthorized` for a wrong code, or a ticket that took too long; `rate_limited` after
 *   too many failures
 */
export async function passSecondStep(
  { ticket, code }: SecondStep,
  { address, userAgent, deviceCookie }: LoginCaller,
): Promise<LoggedIn> {
  const login = await openLoginTicket(ticket)
  if (!login)
    throw new AppError('unauthorized', 'This took too long. Log in with your password again.', {
      details: { reason: 'expired' },
    })
  const { user, username, isBrowser } = login
  const device = await openDevice(deviceCookie)
  const known = device && knowsUser(device, username) ? device.device : 'others'
  const all = [{ limit: FAILED_SECOND_STEP, key: `${user}|${known}` }]
  return withinLimits({ username, address }, { all, ofCaller: all }, async () => {
    if (!(await spendCode(user, code)))
      throw fieldError('unauthorized', 'code', 'This code is not right, or was used before')
    const session = await signIn(user, { address, userAgent, isBrowser })
    return { session, deviceCookie: await sealDevice(device, username) }
  })
}
