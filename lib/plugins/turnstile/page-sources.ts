import type { Sources } from '@/lib/platform/content-security-policy.mjs'

/** https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
export const TURNSTILE_PAGE_SOURCES: Sources = {
  'script-src': ['https://challenges.cloudflare.com'],
  'frame-src': ['https://challenges.cloudflare.com'],
}
