import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { intercomScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const intercom = definePagePlugin({
  id: 'intercom',
  name: 'Intercom Messenger',
  brand: 'Intercom',
  category: 'Chat',
  description: 'Shows the Intercom messenger on the storefront, once a visitor consents.',
  version: '1.0.0',
  fields: [
    {
      key: 'appId',
      label: 'App ID',
      ...identifier('[a-z0-9]{6,12}', 'the App ID of your Intercom workspace, such as ab12cd34'),
    },
  ],
  connector: { shares: ['visits', 'chats'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Intercom R&D Unlimited Company', 'Intercom, Inc.'],
      countries: ['IE', 'US'],
      purposes: ['chat'],
      needsConsent: true,
      entries: [
        { name: 'intercom-id-*', kind: 'cookie', kept: [9, 'month'] },
        { name: 'intercom-device-id-*', kind: 'cookie', kept: [9, 'month'] },
        { name: 'intercom-session-*', kind: 'cookie', kept: [7, 'day'] },
      ],
    },
    publicValues: z.object({ appId: z.string() }),
    firstScript: intercomScript,
    group: 'chat',
    // https://www.intercom.com/help/en/articles/3894 (without the video hosts, which are optional)
    sources: {
      'script-src': [
        'https://app.intercom.io',
        'https://widget.intercom.io',
        'https://js.intercomcdn.com',
      ],
      'img-src': [
        'https://js.intercomcdn.com',
        'https://static.intercomassets.com',
        'https://downloads.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
        'https://gifs.intercomcdn.com',
        'https://messenger-apps.intercom.io',
      ],
      'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      'connect-src': [
        'https://via.intercom.io',
        'https://api.intercom.io',
        'https://api-iam.intercom.io',
        'https://api-ping.intercom.io',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
        'https://nexus-websocket-a.intercom.io',
        'wss://nexus-websocket-a.intercom.io',
        'https://nexus-websocket-b.intercom.io',
        'wss://nexus-websocket-b.intercom.io',
        'https://uploads.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
      ],
      'frame-src': ['https://intercom-sheets.com'],
      'media-src': ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
    },
  },
})
