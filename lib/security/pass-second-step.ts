import 'server-only'
import { db } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { knowsUser, openDevice, sealDevice } from '@/lib/staff/known-device'
import { FAILED_SECOND_STEP } from '@/lib/staff/limits'
import type { SecondStep } from '@/lib/staff/second-factor/contracts'
import { openLoginTicket } from '@/lib/staff/second-factor/login-ticket'
import { spendCode } from '@/lib/staff/second-factor/spend-code'
import { signIn, tookTooLong } from '@/lib/staff/sign-in'
import { type LoggedIn, type LoginCaller, withinLimits } from './log-in'

/**
 * Finishes a login by the code of an app, or a recovery code. Only who knows the password gets here.
 *
 * @throws AppError `unauthorized` for a wrong code, a ticket that took too long, or a password that was changed since; `rate_limited` after
 *   too many failures
 */
export async function passSecondStep(
  { ticket, code }: SecondStep,
  { address, userAgent, deviceCookie }: LoginCaller,
): Promise<LoggedIn> {
  const login = await openLoginTicket(ticket)
  if (!login) throw tookTooLong()
  const { user, username, isBrowser, holdsFor } = login
  const now = await db().user.findUnique({ where: { id: user }, select: { passwordHash: true } })
  if (!now || !holdsFor(now.passwordHash)) throw tookTooLong()
  const device = await openDevice(deviceCookie)
  const known = device && knowsUser(device, username) ? device.device : 'others'
  const all = [{ limit: FAILED_SECOND_STEP, key: `${user}|${known}` }]
  return withinLimits({ username, address }, { all, ofCaller: all }, async () => {
    if (!(await spendCode(user, code)))
      throw fieldError('unauthorized', 'code', say('staff.codeWrongOrUsed'))
    const session = await signIn(user, { address, userAgent, isBrowser }, holdsFor)
    return { session, deviceCookie: await sealDevice(device, username) }
  })
}
