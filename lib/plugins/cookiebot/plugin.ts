import { z } from 'zod'
import { identifier } from '@/lib/plugins/fields'
import { cookiebotScript } from '@/lib/plugins/first-scripts'
import { definePagePlugin } from '@/lib/plugins/plugin'
import { checkFormatOnly } from '@/lib/plugins/test-results'

export const cookiebot = definePagePlugin({
  id: 'cookiebot',
  name: 'Cookiebot',
  brand: 'Usercentrics',
  category: 'Privacy',
  description: 'Asks visitors for consent in the place of the store’s own question.',
  version: '1.0.0',
  oneOf: 'consent',
  fields: [
    {
      key: 'domainGroupId',
      label: 'Domain Group ID',
      help: 'What stands as data-cbid in the script that Cookiebot gives you.',
      ...identifier(
        '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
        'the Domain Group ID of Cookiebot: 32 digits and letters a to f, in five groups',
      ),
    },
  ],
  connector: { shares: ['visitors', 'choices'], learns: ['choices'], test: checkFormatOnly },
  page: {
    inBrowser: {
      companies: ['Usercentrics A/S'],
      countries: ['DK'],
      purposes: ['consent'],
      needsConsent: false,
      entries: [{ name: 'CookieConsent', kind: 'cookie', kept: [1, 'year'] }],
    },
    publicValues: z.object({ domainGroupId: z.string() }),
    firstScript: cookiebotScript,
    group: 'consent',
    // https://support.cookiebot.com/hc/en-us/articles/360018907220; it counts visits by a picture of imgsct
    sources: {
      'script-src': ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
      'img-src': ['https://imgsct.cookiebot.com'],
      'connect-src': ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
      'frame-src': ['https://consentcdn.cookiebot.com'],
    },
  },
})
