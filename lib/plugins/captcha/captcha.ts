// Loaded by the browser: import only types from the plugins.
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { type CheckedForm, TURNSTILE_SETTING } from './forms'

/** What the page of a form needs to know of its security check. */
export type Captcha = { vendor: 'turnstile' | 'recaptcha'; siteKey: string }

/** The security check of a form, while one is on. Of the plugins that check, one is on at a time. */
export function captchaOf(
  { turnstile, recaptcha }: PublicPlugins,
  form: CheckedForm,
): Captcha | undefined {
  if (turnstile?.[TURNSTILE_SETTING[form]])
    return { vendor: 'turnstile', siteKey: turnstile.siteKey }
  if (recaptcha?.forms.includes(form)) return { vendor: 'recaptcha', siteKey: recaptcha.siteKey }
}
