/** Where Google Analytics 4 loads from and sends to; Tag Manager's containers use it too. */
export const GOOGLE_ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
