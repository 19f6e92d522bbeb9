import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { oneTrustScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

const group = (key: string, label: string, byDefault: string) =>
  ({
    key,
    label,
    ...identifier('[A-Za-z0-9_-]{1,40}', 'the ID of a category of OneTrust, such as C0002'),
    default: byDefault,
  }) as const

export const onetrust = definePagePlugin({
  id: 'onetrust',
  name: 'OneTrust',
  brand: 'OneTrust',
  category: 'Privacy',
  description: 'Asks visitors for consent in the place of the store’s own question.',
  version: '1.0.0',
  oneOf: 'consent',
  fields: [
    {
      key: 'domainScriptId',
      label: 'Domain Script ID',
      help: 'What stands as data-domain-script in the script that OneTrust gives you. With -test at its end it is that of the test.',
      ...identifier(
        '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?:-test)?',
        'the Domain Script ID of OneTrust: 32 digits and letters a to f, in five groups',
      ),
    },
    group('analyticsGroup', 'Category of Analytics', 'C0002'),
    group('chatGroup', 'Category of the Chat', 'C0003'),
    group('marketingGroup', 'Category of Marketing', 'C0004'),
  ],
  connector: { shares: ['visitors', 'choices'], learns: ['choices'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['OneTrust LLC'],
      countries: ['US'],
      purposes: ['consent'],
      needsConsent: false,
      entries: [
        { name: 'OptanonConsent', kind: 'cookie', kept: [1, 'year'] },
        { name: 'OptanonAlertBoxClosed', kind: 'cookie', kept: [1, 'year'] },
      ],
    },
    publicValues: z.object({
      domainScriptId: z.string(),
      analyticsGroup: z.string(),
      chatGroup: z.string(),
      marketingGroup: z.string(),
    }),
    firstScript: oneTrustScript,
    group: 'consent',
    // https://developer.onetrust.com/onetrust/docs/content-security-policy-cdn; where consent is recorded depends on the region of the account
    sources: {
      'script-src': ['https://cdn.cookielaw.org', 'https://geolocation.onetrust.com'],
      'img-src': ['https://cdn.cookielaw.org'],
      'connect-src': ['https://cdn.cookielaw.org', 'https://*.onetrust.com'],
    },
  },
})
