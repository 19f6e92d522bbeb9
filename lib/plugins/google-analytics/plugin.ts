import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { googleAnalyticsScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'
import { GOOGLE_ANALYTICS_HOSTS } from './hosts'

export const googleAnalytics = definePagePlugin({
  id: 'google-analytics',
  name: 'Google Analytics',
  brand: 'Google',
  category: 'Marketing',
  description:
    'Measures visits and what goes into carts, once a visitor consents. Purchases are not sent: no script of others runs at the checkout.',
  version: '1.0.0',
  fields: [
    {
      key: 'measurementId',
      label: 'Measurement ID',
      help: 'Switch “Page changes based on browser history events” off in the data stream: the store sends each page view itself.',
      ...identifier('G-[A-Z0-9]{4,16}', 'a Measurement ID such as G-ABC123DEF4'),
    },
  ],
  connector: { shares: ['visits', 'carts', 'orders'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Google Ireland Limited', 'Google LLC'],
      countries: ['IE', 'US'],
      purposes: ['analytics'],
      needsConsent: true,
      entries: [
        { name: '_ga', kind: 'cookie', kept: [2, 'year'] },
        { name: '_ga_*', kind: 'cookie', kept: [2, 'year'] },
      ],
    },
    publicValues: z.object({ measurementId: z.string() }),
    firstScript: (values) => googleAnalyticsScript(values),
    // https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4)
    sources: {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': GOOGLE_ANALYTICS_HOSTS,
      'connect-src': GOOGLE_ANALYTICS_HOSTS,
    },
  },
})
