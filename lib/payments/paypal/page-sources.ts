import type { Sources } from '@/lib/platform/content-security-policy.mjs'

/** The sources that PayPal's buttons load. */
export const PAYPAL_PAGE_SOURCES: Sources = {
  'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'connect-src': ['https://*.paypal.com'],
  'frame-src': ['https://*.paypal.com'],
}
