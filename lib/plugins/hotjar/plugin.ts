import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { hotjarScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const hotjar = definePagePlugin({
  id: 'hotjar',
  name: 'Hotjar',
  brand: 'Contentsquare',
  category: 'Marketing',
  description: 'Makes heat maps and recordings of visits, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'siteId',
      label: 'Site ID',
      help: 'In Hotjar, leave the tracking of page changes on automatic: it notices each page of the store itself.',
      ...identifier('[0-9]{5,10}', 'a Site ID of 5 to 10 digits'),
    },
  ],
  connector: { shares: ['visits'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Hotjar Limited (Contentsquare)'],
      countries: ['MT'],
      purposes: ['analytics'],
      needsConsent: true,
      entries: [
        { name: '_hjSessionUser_*', kind: 'cookie', kept: [1, 'year'] },
        { name: '_hjSession_*', kind: 'cookie', kept: [30, 'minute'] },
        { name: 'hjViewportId', kind: 'storage', kept: 'session' },
        { name: 'hjActiveViewportIds', kind: 'storage', kept: 'unlimited' },
      ],
    },
    publicValues: z.object({ siteId: z.string() }),
    firstScript: hotjarScript,
    // https://help.hotjar.com/hc/en-us/articles/115011640307-Content-Security-Policies: the strict list. Its 'unsafe-inline' for scripts is for the
    // snippet, which is not inline here.
    sources: {
      'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'style-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'img-src': [
        'https://static.hotjar.com',
        'https://script.hotjar.com',
        'https://survey-images.hotjar.com',
      ],
      'font-src': ['https://script.hotjar.com'],
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    },
  },
})
