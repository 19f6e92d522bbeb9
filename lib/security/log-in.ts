import 'server-only'
import { AppError } from '@/lib/core/errors'
import { giveBack, type LimitUse, takeLimits } from '@/lib/http/rate-limit'
import { verifyCaptcha } from '@/lib/plugins/turnstile/verify-captcha'
import { currentSettings } from '@/lib/settings/queries'
import type { Credentials } from '@/lib/staff/contracts'
import { openDevice, sealDevice } from '@/lib/staff/known-device'
import { loginLimits } from '@/lib/staff/login-limits'
import { signIn } from '@/lib/staff/sign-in'
import type { StartedSession } from '@/lib/staff/start-session'
import { recordClosedLogin, recordFailedLogin } from './record-failed-login'

type Caller = {
  address: string
  /** The host name that was called. */
  host: string
  userAgent: string
  /** The cookie of a device that somebody signed in on. */
  deviceCookie: string | undefined
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null)

/**
 * Logs somebody in to the back office, within the limits of failures.
 *
 * @returns the session, and the cookie by which the device is known from now on
 * @throws AppError `rate_limited` after too many failures, `invalid` when the captcha was not passed,
 *   `unauthorized` for a wrong name or password, `forbidden` for an API client where none may log in
 */
export async function logIn(
  credentials: Credentials,
  { address, host, userAgent, deviceCookie }: Caller,
): Promise<{ session: StartedSession; deviceCookie: string }> {
  const { username, captchaToken, browser: isBrowser } = credentials
  if (!isBrowser) await requireApiSignIn()
  const attempt = { username, address }
  const device = await openDevice(deviceCookie)
  const limits = loginLimits({ ...attempt, device })
  await takeLimits(limits.all).catch(async (error) => {
    if (codeOf(error) === 'rate_limited') await recordClosedLogin(attempt)
    throw error
  })
  try {
    await verifyCaptcha('login', { captchaToken, address, hostname: host })
    const session = await signIn(credentials, { address, userAgent, isBrowser })
    await giveBack(limits.all)
    return { session, deviceCookie: await sealDevice(device, username) }
  } catch (error) {
    const code = codeOf(error)
    const counted = countedAfter(code, limits)
    await giveBack(limits.all.filter((use) => !counted.includes(use)))
    if (code === 'unauthorized') await recordFailedLogin(attempt)
    throw error
  }
}

/** What a failure uses up. A captcha that was not passed says nothing of the user. */
function countedAfter(
  code: string | null,
  limits: { all: LimitUse[]; ofCaller: LimitUse[] },
): LimitUse[] {
  if (code === 'unauthorized') return limits.all
  return code === 'invalid' ? limits.ofCaller : []
}

async function requireApiSignIn(): Promise<void> {
  const { apiSignIn } = await currentSettings()
  if (!apiSignIn)
    throw new AppError('forbidden', 'API sign-in is switched off in the settings of the store')
}
