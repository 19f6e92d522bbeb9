import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { metaPixelScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const metaPixel = definePagePlugin({
  id: 'meta-pixel',
  name: 'Meta Pixel',
  brand: 'Meta',
  category: 'Marketing',
  description: 'Measures what advertisements on Facebook and Instagram bring, with consent.',
  version: '1.0.0',
  fields: [
    {
      key: 'pixelId',
      label: 'Pixel ID',
      ...identifier('[0-9]{10,20}', 'a Pixel ID of 10 to 20 digits'),
    },
  ],
  connector: { shares: ['visits', 'carts', 'orders'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Meta Platforms Ireland Limited', 'Meta Platforms, Inc.'],
      countries: ['IE', 'US'],
      purposes: ['marketing'],
      needsConsent: true,
      entries: [
        { name: '_fbp', kind: 'cookie', kept: [90, 'day'] },
        { name: '_fbc', kind: 'cookie', kept: [90, 'day'] },
      ],
    },
    publicValues: z.object({ pixelId: z.string() }),
    firstScript: metaPixelScript,
    // https://developers.facebook.com/docs/meta-pixel
    sources: {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    },
  },
})
