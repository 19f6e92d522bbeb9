import 'server-only'
import { env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
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
const SETTING = { contact: 'onContact', login: 'onLogin', checkout: 'onCheckout' } as const
type CheckedForm = keyof typeof SETTING

async function settingsFor(form: CheckedForm) {
  if (env().CAPTCHA === 'off') return null
  const plugin = await activePluginValues(turnstile)
  return plugin?.[SETTING[form]] ? plugin : null
}

/** Whether a form has a captcha at the moment. */
export const isCaptchaOn = async (form: CheckedForm): Promise<boolean> =>
  (await settingsFor(form)) !== null

/** Without a captcha, or without a token: `none`. `unavailable`: Cloudflare could not be asked. */
export type CaptchaState = 'none' | 'passed' | 'refused' | 'unavailable'

/** What a form's captcha says of a visitor. The token counts once. */
export async function captchaState(
  form: CheckedForm,
  { captchaToken: token = '', address, hostname }: Visitor,
): Promise<CaptchaState> {
  const plugin = await settingsFor(form)
  // The login verifies even without a token: a response shows that Cloudflare is reachable.
  if (!plugin || (token === '' && form !== 'login')) return 'none'
  const { TURNSTILE_API_URL, SITE_URL } = env()
  const verdict = await verifyToken({
    apiUrl: TURNSTILE_API_URL,
    secret: String(plugin.secretKey),
    token,
    address,
    hostnames: [hostname, new URL(SITE_URL).hostname],
    action: form,
  })
  if (verdict.kind === 'person') return 'passed'
  if (verdict.kind === 'refused') {
    log.info({ form, reason: verdict.reason }, 'a security check was not passed')
    return 'refused'
  }
  log.error({ form, reason: verdict.reason }, 'Turnstile could not be asked')
  return 'unavailable'
}

/**
 * Verifies the captcha of a form, if the Turnstile plugin is on. While Cloudflare is unreachable, the
 * login skips it, so that the owner is not locked out (its rate limit still applies); other forms are
 * refused.
 *
 * @throws AppError `invalid` naming `captchaToken`, or `unavailable`
 */
export async function verifyCaptcha(form: CheckedForm, visitor: Visitor): Promise<void> {
  if (!(await isCaptchaOn(form))) return
  const state = await captchaState(form, visitor)
  if (state === 'none' || state === 'refused') throw captchaNotPassed()
  if (state === 'unavailable' && form !== 'login')
    throw new AppError('unavailable', say('securityCheck.noAnswer'), {
      retryAfter: 30,
      details: { reason: 'captcha' },
    })
}

/** The refusal of a visitor who has not passed the captcha. */
export const captchaNotPassed = () => invalidField('captchaToken', say('securityCheck.complete'))
