import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { tidioScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const tidio = definePagePlugin({
  id: 'tidio',
  name: 'Tidio',
  brand: 'Tidio',
  category: 'Chat',
  description: 'Shows the Tidio chat on the storefront, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'publicKey',
      label: 'Public Key',
      help: 'In Tidio under Settings, Developer. It is also in the address of the script that Tidio gives you.',
      secret: false,
      ...identifier('[0-9a-z]{32}', 'the Public Key of Tidio: 32 digits and small letters'),
    },
  ],
  connector: { shares: ['visits', 'chats'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Tidio LLC'],
      countries: ['US'],
      purposes: ['chat'],
      needsConsent: true,
      entries: [{ name: 'tidio_*', kind: 'storage', kept: 'unlimited' }],
    },
    publicValues: z.object({ publicKey: z.string() }),
    firstScript: tidioScript,
    group: 'chat',
    // https://docs.tidio.com/docs/content_security_policy/; emoji are pictures of cdnjs and unpkg
    sources: {
      'script-src': ['https://code.tidio.co'],
      'img-src': [
        'https://code.tidio.co',
        'https://avatars.tidiochat.com',
        'https://tidio-images-messenger.s3.us-east-1.amazonaws.com',
        'https://cdnjs.cloudflare.com',
        'https://unpkg.com',
      ],
      'font-src': ['data:', 'https://code.tidio.co'],
      'connect-src': [
        'https://socket.tidio.co',
        'wss://socket.tidio.co',
        'https://uploads.tidio.com',
        'https://sentry-new.tidio.co',
      ],
      'media-src': ['https://code.tidio.co'],
    },
  },
})
