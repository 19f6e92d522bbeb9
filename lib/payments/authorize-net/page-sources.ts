import type { PaymentsMode } from '@/lib/payments/mode'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'

/**
 * What Accept.js loads: its core, which it also fetches to compare it with a known hash, and the call
 * that makes the nonce.
 */
export const ACCEPT_JS_SOURCES: Record<PaymentsMode, Sources> = {
  live: {
    'script-src': ['https://js.authorize.net'],
    'connect-src': [
      'https://js.authorize.net',
      'https://api.authorize.net',
      'https://api2.authorize.net',
    ],
  },
  test: {
    'script-src': ['https://jstest.authorize.net'],
    'connect-src': ['https://jstest.authorize.net', 'https://apitest.authorize.net'],
  },
}

/** In development nothing adds what the settings need; sandbox and simulator are enough there. */
export const ACCEPT_JS_DEVELOPMENT_SOURCES: Sources = {
  'script-src': [...(ACCEPT_JS_SOURCES.test['script-src'] ?? []), 'http://127.0.0.1:*'],
  'connect-src': [...(ACCEPT_JS_SOURCES.test['connect-src'] ?? []), 'http://127.0.0.1:*'],
}
