import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { ahrefsScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const ahrefs = definePagePlugin({
  id: 'ahrefs',
  name: 'Ahrefs',
  brand: 'Ahrefs',
  category: 'SEO',
  description:
    'Counts page views with Ahrefs Web Analytics, without cookies, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'dataKey',
      label: 'Data Key',
      help: 'What stands as data-key in the script of Web Analytics. It is no key of the Ahrefs API.',
      // Publicly visible in the page.
      secret: false,
      ...identifier(
        '[A-Za-z0-9+/_-]{22}',
        'the Data Key of your Ahrefs project, such as 1a2B3c4D5e6F7g8H9i0JkA',
      ),
    },
  ],
  connector: { shares: ['visits'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Ahrefs Pte. Ltd.'],
      countries: ['SG'],
      purposes: ['analytics'],
      needsConsent: true,
      entries: [],
    },
    publicValues: z.object({ dataKey: z.string() }),
    firstScript: ahrefsScript,
    // https://ahrefs.com/web-analytics: one host for the script and for what it sends
    sources: {
      'script-src': ['https://analytics.ahrefs.com'],
      'connect-src': ['https://analytics.ahrefs.com'],
    },
  },
})
