import 'server-only'
import { env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { activePluginValues } from '@/lib/plugins/queries'
import { turnstile } from './plugin'
import { verifyToken } from './siteverify'

type Visitor = {
  /** The token of the form's widget. */
  captchaToken: string | undefined
  address: string
  /** The host name under which the form was opened. */
  hostname: string
}

/** The forms that the Turnstile plugin can protect, and the setting that enables each. */
const SETTING = { contact: 'onContact', login: 'onLogin' } as const
type CheckedForm = keyof typeof SETTING

/**
 * Verifies the captcha of a form, if the Turnstile plugin is on. While Cloudflare is unreachable, the
 * login skips it, so that the owner is not locked out (its rate limit still applies); other forms are
 * refused.
 *
 * @throws AppError `invalid` naming `captchaToken`, or `unavailable`
 */
export async function verifyCaptcha(form: CheckedForm, visitor: Visitor): Promise<void> {
  const { CAPTCHA, TURNSTILE_API_URL, SITE_URL } = env()
  if (CAPTCHA === 'off') return
  const plugin = await activePluginValues(turnstile)
  if (!plugin?.[SETTING[form]]) return
  const { captchaToken: token = '', address, hostname } = visitor
  // The login verifies even without a token: a response shows that Cloudflare is reachable.
  if (token === '' && form !== 'login') throw notPassed()
  const verdict = await verifyToken({
    apiUrl: TURNSTILE_API_URL,
    secret: String(plugin.secretKey),
    token,
    address,
    hostnames: [hostname, new URL(SITE_URL).hostname],
    action: form,
  })
  if (verdict.kind === 'person') return
  if (verdict.kind === 'refused') {
    log.info({ form, reason: verdict.reason }, 'a security check was not passed')
    throw notPassed()
  }
  log.error({ form, reason: verdict.reason }, 'Turnstile could not be asked')
  if (form === 'login') return
  throw new AppError(
    'unavailable',
    'The security check does not answer right now. Please try again in a moment.',
    { retryAfter: 30, details: { reason: 'captcha' } },
  )
}

const notPassed = () => invalidField('captchaToken', 'Please complete the security check')
