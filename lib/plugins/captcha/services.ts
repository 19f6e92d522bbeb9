import { env } from '@/lib/core/env'
import type { Siteverify } from './siteverify'

/** Where and how Cloudflare is asked. https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export const turnstileSiteverify = (): Siteverify => ({
  apiUrl: env().TURNSTILE_API_URL,
  encoding: 'json',
})

/** Where and how Google is asked. https://developers.google.com/recaptcha/docs/verify */
export const recaptchaSiteverify = (): Siteverify => ({
  apiUrl: env().RECAPTCHA_API_URL,
  encoding: 'form',
})
