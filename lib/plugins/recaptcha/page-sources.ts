import type { Sources } from '@/lib/platform/content-security-policy.mjs'

/** https://developers.google.com/recaptcha/docs/faq (content security policy); the script also reports to where it comes from. */
export const RECAPTCHA_PAGE_SOURCES: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
}
