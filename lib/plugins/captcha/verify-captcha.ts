import 'server-only'
import { env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import { activePlugins } from '@/lib/plugins/queries'
import { recaptcha } from '@/lib/plugins/recaptcha/plugin'
import { turnstile } from '@/lib/plugins/turnstile/plugin'
import { type CheckedForm, TURNSTILE_SETTING } from './forms'
import { recaptchaSiteverify, turnstileSiteverify } from './services'
import { type Siteverify, verifyToken } from './siteverify'

type Visitor = {
  /** The token of the form's widget. */
  captchaToken: string | undefined
  address: string
  /** The host name under which the form was opened. */
  hostname: string
}

/** A plugin that checks visitors. */
type Service = {
  plugin: Plugin
  siteverify: () => Siteverify
  protects: (values: PluginValues, form: CheckedForm) => boolean
}

const SERVICES: readonly Service[] = [
  {
    plugin: turnstile,
    siteverify: turnstileSiteverify,
    protects: (values, form) => values[TURNSTILE_SETTING[form]] === true,
  },
  {
    plugin: recaptcha,
    siteverify: recaptchaSiteverify,
    protects: ({ forms }, form) => Array.isArray(forms) && forms.includes(form),
  },
]

/** What checks a form at the moment, with its settings; `null` when nothing does. */
async function checkOf(form: CheckedForm) {
  if (env().CAPTCHA === 'off') return null
  const active = await activePlugins(SERVICES.map(({ plugin }) => plugin))
  for (const service of SERVICES) {
    const values = active.find(({ plugin }) => plugin.id === service.plugin.id)?.values
    if (values && service.protects(values, form)) return { ...service, values }
  }
  return null
}

/** Whether a form has a captcha at the moment. */
export const isCaptchaOn = async (form: CheckedForm): Promise<boolean> =>
  (await checkOf(form)) !== null

/** Without a captcha, or without a token: `none`. `unavailable`: its company could not be asked. */
export type CaptchaState = 'none' | 'passed' | 'refused' | 'unavailable'

/** What a form's captcha says of a visitor. The token counts once. */
export async function captchaState(
  form: CheckedForm,
  { captchaToken: token = '', address, hostname }: Visitor,
): Promise<CaptchaState> {
  const check = await checkOf(form)
  // The login verifies even without a token: a response shows that its company is reachable.
  if (!check || (token === '' && form !== 'login')) return 'none'
  const verdict = await verifyToken({
    ...check.siteverify(),
    secret: String(check.values.secretKey),
    token,
    address,
    hostnames: [hostname, new URL(env().SITE_URL).hostname],
    action: form,
  })
  if (verdict.kind === 'person') return 'passed'
  if (verdict.kind === 'refused') {
    log.info({ form, reason: verdict.reason }, 'a security check was not passed')
    return 'refused'
  }
  log.error(
    { form, plugin: check.plugin.id, reason: verdict.reason },
    'a security check could not be asked for',
  )
  return 'unavailable'
}

/**
 * Verifies the captcha of a form, if a plugin that checks it is on. While its company is unreachable, the
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
