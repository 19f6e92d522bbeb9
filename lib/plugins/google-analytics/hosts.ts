/** The hosts that Google Analytics 4 loads from and sends to; also used by Tag Manager's containers. */
export const GOOGLE_ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
