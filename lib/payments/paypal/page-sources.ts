import type { Sources } from '@/lib/platform/content-security-policy.mjs'

/** The sources that PayPal's buttons load. */
export const PAYPAL_PAGE_SOURCES: Sources = {
  'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'connect-src': ['https://*.paypal.com'],
  'frame-src': ['https://*.paypal.com'],
}

/** What Google Pay and Apple Pay load beside them. */
export const DEVICE_WALLET_SOURCES: Sources = {
  'img-src': ['https://www.gstatic.com', 'https://applepay.cdn-apple.com'],
  'connect-src': ['https://pay.google.com', 'https://google.com', 'https://applepay.cdn-apple.com'],
  'frame-src': ['https://pay.google.com'],
}
