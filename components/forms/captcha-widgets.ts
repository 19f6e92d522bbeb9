import { isDarkNow } from '@/components/storefront/scheme/scheme-store'
import { loadScript } from '@/lib/http/load-script'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { recaptchaScript, turnstileScript } from '@/lib/plugins/first-scripts'

/** Who checks, and where the widget comes from, as visitors are told. */
export const CAPTCHA_SERVICES: Record<Captcha['vendor'], { company: string; host: string }> = {
  turnstile: { company: 'Cloudflare', host: 'challenges.cloudflare.com' },
  recaptcha: { company: 'Google', host: 'www.google.com' },
}

type Rendering = {
  container: HTMLElement
  siteKey: string
  action: string
  /** With `''` when the token has expired. */
  onToken: (token: string) => void
  onFailed: () => void
}

/** A widget whose script is in the page. @returns puts it into its container; that removes it again */
type Widget = (rendering: Rendering) => () => void

/** Loads the script of a widget. @throws Error when it does not come */
export const loadCaptcha = (vendor: Captcha['vendor']): Promise<Widget> =>
  vendor === 'turnstile' ? loadTurnstile() : loadRecaptcha()

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      action: string
      theme: 'light' | 'dark'
      size: 'flexible'
      language: string
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => boolean
    },
  ) => string | undefined
  remove: (widgetId: string) => void
}

/** https://developers.google.com/recaptcha/docs/display */
type Grecaptcha = {
  ready: (callback: () => void) => void
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      size: 'normal' | 'compact'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  reset: (widgetId: number) => void
}
const page = () => window as Window & { turnstile?: Turnstile; grecaptcha?: Grecaptcha }

const language = () => document.documentElement.lang

/** Turnstile's language codes where they differ from the store's. */
const TURNSTILE_LANGUAGES: Record<string, string> = { zh: 'zh-cn', no: 'nb' }

async function loadTurnstile(): Promise<Widget> {
  await loadScript(turnstileScript())
  return ({ container, siteKey, action, onToken, onFailed }) => {
    const { turnstile } = page()
    const widgetId = turnstile?.render(container, {
      sitekey: siteKey,
      action,
      theme: isDarkNow() ? 'dark' : 'light',
      size: 'flexible',
      language: TURNSTILE_LANGUAGES[language()] ?? language(),
      callback: onToken,
      'expired-callback': () => onToken(''),
      'error-callback': () => {
        onFailed()
        return true
      },
    })
    return () => {
      if (widgetId) turnstile?.remove(widgetId)
    }
  }
}

/** Google's language codes where they differ from the store's. */
const RECAPTCHA_LANGUAGES: Record<string, string> = { zh: 'zh-CN', he: 'iw' }

/** How wide the checkbox is, and its room where that is too much. */
const CHECKBOX_WIDTH = 304

async function loadRecaptcha(): Promise<Widget> {
  const hl = RECAPTCHA_LANGUAGES[language()] ?? language()
  await loadScript(recaptchaScript(hl))
  const { grecaptcha } = page()
  if (!grecaptcha) throw new Error('reCAPTCHA is not there')
  // The script that came loads the one that draws.
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return ({ container, siteKey, onToken, onFailed }) => {
    // It never leaves the element that it was drawn in.
    const room = document.createElement('div')
    container.append(room)
    const widgetId = grecaptcha.render(room, {
      sitekey: siteKey,
      theme: isDarkNow() ? 'dark' : 'light',
      size: container.clientWidth < CHECKBOX_WIDTH ? 'compact' : 'normal',
      callback: onToken,
      'expired-callback': () => onToken(''),
      'error-callback': onFailed,
    })
    return () => {
      // It throws where its element has left the page already.
      if (room.isConnected) grecaptcha.reset(widgetId)
      room.remove()
    }
  }
}
