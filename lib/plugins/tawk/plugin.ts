import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { tawkScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const tawk = definePagePlugin({
  id: 'tawk',
  name: 'Tawk.to Live Chat',
  brand: 'Tawk.to',
  category: 'Chat',
  description: 'Shows the Tawk.to chat on the storefront, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'propertyId',
      label: 'Property ID',
      ...identifier('[0-9a-f]{24}', 'the Property ID of Tawk.to: 24 digits and letters a to f'),
    },
    {
      key: 'widgetId',
      label: 'Widget ID',
      ...identifier('[0-9a-z]{5,20}', 'the Widget ID of Tawk.to, such as default'),
      default: 'default',
    },
  ],
  connector: { shares: ['visits', 'chats'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['tawk.to inc.'],
      countries: ['US'],
      purposes: ['chat'],
      needsConsent: true,
      entries: [
        { name: 'twk_uuid_*', kind: 'cookie', kept: [6, 'month'] },
        { name: 'twk_idm_key', kind: 'cookie', kept: 'session' },
        { name: 'TawkConnectionTime', kind: 'cookie', kept: 'session' },
      ],
    },
    publicValues: z.object({ propertyId: z.string(), widgetId: z.string() }),
    firstScript: tawkScript,
    group: 'chat',
    // https://help.tawk.to (Content Security Policy); emoji come from jsDelivr
    sources: {
      'script-src': ["'unsafe-inline'", 'https://*.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
      'style-src': ['https://*.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
      'img-src': ['https://*.tawk.to', 'https://tawk.link', 'https://cdn.jsdelivr.net/emojione/'],
      'font-src': ['https://*.tawk.to'],
      'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
      'frame-src': ['https://*.tawk.to'],
      'media-src': ['https://*.tawk.to'],
    },
  },
})
