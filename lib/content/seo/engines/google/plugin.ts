import { engineTestResult } from '@/lib/content/seo/engines/test-results'
import { verificationField } from '@/lib/content/seo/engines/verification-field'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, works } from '@/lib/plugins/test-results'
import { permissionAt } from './search-console'

const NAME = { name: 'Google Search Console' }

const MAY_SUBMIT = new Set(['siteOwner', 'siteFullUser'])

async function test(values: PluginValues): Promise<TestResult> {
  try {
    return MAY_SUBMIT.has(await permissionAt(values))
      ? works(NAME)
      : failed('The service account needs full permission for the property.')
  } catch (error) {
    return engineTestResult(NAME, error)
  }
}

export const googleSearchConsolePlugin: Plugin = {
  id: 'google-search-console',
  ...NAME,
  brand: 'Google',
  category: 'SEO',
  description:
    'Tells Google where the site map is, and shows what people searched for when they found the store and its products.',
  version: 'v3',
  fields: [
    {
      key: 'siteUrl',
      label: 'Property',
      kind: 'text',
      max: 200,
      required: true,
      pattern: 'sc-domain:[a-z0-9.\\-]+|https?://[^\\s/?#]+/(?:[^\\s?#]*/)?',
      example: 'sc-domain:shop.example or https://shop.example/',
      help: 'As Search Console names it.',
    },
    {
      key: 'serviceAccountKey',
      label: 'Key of the Service Account',
      kind: 'text',
      max: 4000,
      required: true,
      secret: true,
      help: 'The whole JSON file. Add its client_email in Search Console as a user with full permission.',
    },
    verificationField(
      'Only if the property is not verified yet: the content of the tag google-site-verification.',
    ),
  ],
  connector: { shares: ['pages'], learns: ['searches'], test },
}
