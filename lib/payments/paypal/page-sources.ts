import type { Sources } from '@/lib/platform/content-security-policy.mjs'

/** The sources that PayPal's buttons load, and those of Google Pay and Apple Pay by PayPal. */
export const PAYPAL_PAGE_SOURCES: Sources = {
  'img-src': [
    'https://*.paypal.com',
    'https://*.paypalobjects.com',
    'https://www.gstatic.com',
    'https://applepay.cdn-apple.com',
  ],
  'connect-src': [
    'https://*.paypal.com',
    'https://pay.google.com',
    'https://google.com',
    'https://applepay.cdn-apple.com',
  ],
  'frame-src': ['https://*.paypal.com', 'https://pay.google.com'],
}
