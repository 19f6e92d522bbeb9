import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { giveBack, type LimitUse, takeLimits } from '@/lib/http/rate-limit'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { currentSettings } from '@/lib/settings/queries'
import type { Credentials } from '@/lib/staff/contracts'
import { openDevice, sealDevice } from '@/lib/staff/known-device'
import { loginLimits } from '@/lib/staff/login-limits'
import { sealLoginTicket } from '@/lib/staff/second-factor/login-ticket'
import { signIn, userByPassword } from '@/lib/staff/sign-in'
import type { StartedSession } from '@/lib/staff/start-session'
import { recordClosedLogin, recordFailedLogin } from './record-failed-login'

export type LoginCaller = {
  address: string
  /** The host name that was called. */
  host: string
  userAgent: string
  /** The cookie of a device that somebody signed in on. */
  deviceCookie: string | undefined
}

/** A login that succeeded: its session, and the cookie by which the device is known from now on. */
export type LoggedIn = { session: StartedSession; deviceCookie: string }

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null)

/**
 * Logs somebody in to the back office by name and password, within the limits of failures.
 *
 * @throws AppError `rate_limited` after too many failures, `invalid` when the captcha was not passed,
 *   `unauthorized` for a wrong name or password, `forbidden` for an API client where none may log in,
 *   `second_factor_required` with the ticket of the second step
 */
export async function logIn(
  credentials: Credentials,
  { address, host, userAgent, deviceCookie }: LoginCaller,
): Promise<LoggedIn> {
  const { username, password, captchaToken, browser: isBrowser } = credentials
  if (!isBrowser) await requireApiSignIn()
  const device = await openDevice(deviceCookie)
  return withinLimits(
    { username, address },
    loginLimits({ username, address, device }),
    async () => {
      await verifyCaptcha('login', { captchaToken, address, hostname: host })
      const user = await userByPassword(username, password)
      if (await db().secondFactor.count({ where: { userId: user.id } }))
        throw await secondStepRequired({ user, username, isBrowser })
      const session = await signIn(
        user.id,
        { address, userAgent, isBrowser },
        (passwordHash) => passwordHash === user.passwordHash,
      )
      return { session, deviceCookie: await sealDevice(device, username) }
    },
  )
}

const secondStepRequired = async (login: Parameters<typeof sealLoginTicket>[0]) =>
  new AppError('second_factor_required', say('session.enterAuthenticatorCode'), {
    details: { ticket: await sealLoginTicket(login) },
  })

type Limits = {
  all: LimitUse[]
  /** What a captcha uses up that was not passed: it says nothing of the user. */
  ofCaller: LimitUse[]
}

/** Makes an attempt to log in within its limits; one that fails is recorded. */
export async function withinLimits<T>(
  attempt: { username: string; address: string },
  limits: Limits,
  work: () => Promise<T>,
): Promise<T> {
  await takeLimits(limits.all).catch(async (error) => {
    if (codeOf(error) === 'rate_limited') await recordClosedLogin(attempt)
    throw error
  })
  let counted: LimitUse[] = []
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    if (code === 'unauthorized') counted = limits.all
    else if (code === 'invalid') counted = limits.ofCaller
    if (code === 'unauthorized') await recordFailedLogin(attempt)
    throw error
  } finally {
    await giveBack(limits.all.filter((use) => !counted.includes(use)))
  }
}

async function requireApiSignIn(): Promise<void> {
  const { apiSignIn } = await currentSettings()
  if (!apiSignIn) throw new AppError('forbidden', say('session.apiSignInOff'))
}
