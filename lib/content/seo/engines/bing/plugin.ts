import { engineTestResult, noAccess } from '@/lib/content/seo/engines/test-results'
import { verificationField } from '@/lib/content/seo/engines/verification-field'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, works } from '@/lib/plugins/test-results'
import { isVerifiedAtBing } from './webmaster-tools'

const NAME = { name: 'Bing Webmaster Tools' }

async function test(values: PluginValues): Promise<TestResult> {
  try {
    const isVerified = await isVerifiedAtBing(values)
    if (isVerified === null) return noAccess(NAME)
    return isVerified ? works(NAME) : failed('Bing knows the store, but it is not verified yet.')
  } catch (error) {
    return engineTestResult(NAME, error)
  }
}

export const bingWebmasterPlugin: Plugin = {
  id: 'bing-webmaster',
  ...NAME,
  brand: 'Microsoft',
  category: 'SEO',
  description:
    'Tells Bing where the site map is, tells the search engines of IndexNow of changed pages, and shows what people searched for when they found the store and its products.',
  version: 'v7',
  fields: [
    {
      key: 'apiKey',
      label: 'API Key',
      ...identifier('[0-9a-fA-F]{32}', 'the API key of your account at Bing Webmaster Tools'),
      help: 'In Bing Webmaster Tools below Settings, API access.',
    },
    {
      key: 'submitUrls',
      label: 'Submit new pages',
      kind: 'boolean',
      default: true,
      help: 'Addresses of changed products and articles go to IndexNow within a quarter of an hour.',
    },
    verificationField(
      'Only if the store is not verified yet: the content of the tag msvalidate.01.',
    ),
  ],
  connector: { shares: ['pages'], learns: ['searches'], test },
}
