import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { crispScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const crisp = definePagePlugin({
  id: 'crisp',
  name: 'Crisp Live Chat',
  brand: 'Crisp',
  category: 'Chat',
  description: 'Shows the Crisp chat on the storefront, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'websiteId',
      label: 'Website ID',
      ...identifier(
        '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}',
        'the Website ID of Crisp, such as 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f',
      ),
    },
  ],
  connector: { shares: ['visits', 'chats'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Crisp IM SAS'],
      countries: ['FR'],
      purposes: ['chat'],
      needsConsent: true,
      entries: [{ name: 'crisp-client/session/*', kind: 'cookie', kept: [6, 'month'] }],
    },
    publicValues: z.object({ websiteId: z.string() }),
    firstScript: crispScript,
    group: 'chat',
    // https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
    sources: {
      'script-src': ['https://client.crisp.chat'],
      'style-src': ['https://client.crisp.chat'],
      'img-src': [
        'https://client.crisp.chat',
        'https://image.crisp.chat',
        'https://storage.crisp.chat',
      ],
      'font-src': ['https://client.crisp.chat'],
      'connect-src': [
        'https://client.crisp.chat',
        'https://storage.crisp.chat',
        'wss://client.relay.crisp.chat',
        'wss://stream.relay.crisp.chat',
      ],
      'media-src': ['https://client.crisp.chat'],
      'worker-src': ['blob:', 'https://client.crisp.chat'],
    },
  },
})
