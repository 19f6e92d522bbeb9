import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { pinterestTagScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const pinterestTag = definePagePlugin({
  id: 'pinterest-tag',
  name: 'Pinterest Tag',
  brand: 'Pinterest',
  category: 'Marketing',
  description: 'Measures what advertisements on Pinterest bring, with consent.',
  version: '1.0.0',
  fields: [
    { key: 'tagId', label: 'Tag ID', ...identifier('[0-9]{10,16}', 'a Tag ID of 10 to 16 digits') },
  ],
  connector: { shares: ['visits', 'carts', 'orders'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Pinterest Europe Limited', 'Pinterest, Inc.'],
      countries: ['IE', 'US'],
      purposes: ['marketing'],
      needsConsent: true,
      entries: [
        { name: '_pin_unauth', kind: 'cookie', kept: [1, 'year'] },
        { name: '_epik', kind: 'cookie', kept: [1, 'year'] },
        { name: '_derived_epik', kind: 'cookie', kept: [1, 'year'] },
      ],
    },
    publicValues: z.object({ tagId: z.string() }),
    firstScript: pinterestTagScript,
    // https://help.pinterest.com/en/business/article/install-the-pinterest-tag
    sources: {
      'script-src': ['https://s.pinimg.com', 'https://ct.pinterest.com'],
      'img-src': ['https://ct.pinterest.com'],
      'connect-src': ['https://ct.pinterest.com'],
    },
  },
})
