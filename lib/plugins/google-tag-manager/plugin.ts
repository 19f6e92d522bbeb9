import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { googleTagManagerScript } from '@/lib/plugins/first-scripts'
import { GOOGLE_ANALYTICS_HOSTS } from '@/lib/plugins/google-analytics/hosts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const googleTagManager = definePagePlugin({
  id: 'google-tag-manager',
  name: 'Google Tag Manager',
  brand: 'Google',
  category: 'Marketing',
  description: 'Loads the tags of your container on the storefront, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'containerId',
      label: 'Container ID',
      ...identifier('GTM-[A-Z0-9]{4,12}', 'a Container ID such as GTM-ABC1234'),
    },
  ],
  connector: { shares: ['visits', 'carts', 'orders'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Google Ireland Limited', 'Google LLC'],
      countries: ['IE', 'US'],
      purposes: ['analytics', 'marketing'],
      needsConsent: true,
      entries: [{ name: '_gcl_au', kind: 'cookie', kept: [90, 'day'] }],
    },
    publicValues: z.object({ containerId: z.string() }),
    firstScript: googleTagManagerScript,
    // https://developers.google.com/tag-platform/security/guides/csp: the container, Google Analytics 4 and Google Ads. Other vendors' tags stay blocked.
    sources: {
      // Custom HTML tags are inline scripts.
      'script-src': [
        "'unsafe-inline'",
        'https://*.googletagmanager.com',
        'https://www.googleadservices.com',
        'https://googleads.g.doubleclick.net',
      ],
      'img-src': [
        ...GOOGLE_ANALYTICS_HOSTS,
        'https://googleads.g.doubleclick.net',
        'https://www.google.com',
      ],
      'connect-src': [
        ...GOOGLE_ANALYTICS_HOSTS,
        'https://googleads.g.doubleclick.net',
        'https://pagead2.googlesyndication.com',
        'https://www.google.com',
      ],
      'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
    },
  },
})
