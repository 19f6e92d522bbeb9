import { identifier } from '@/lib/plugins/fields'
import type { Plugin, TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { callAudience } from './client'

export const mailchimpPlugin: Plugin = {
  id: 'mailchimp',
  name: 'Mailchimp',
  brand: 'Intuit',
  category: 'Marketing',
  description:
    'Keeps an audience of Mailchimp in step with the newsletter: who confirmed is in it, who unsubscribed is not.',
  version: '1.0.0',
  fields: [
    {
      key: 'apiKey',
      label: 'API Key',
      ...identifier(
        '[0-9a-f]{32}-[a-z]{2,4}[0-9]{1,3}',
        'a key that ends with its data centre, such as -us21',
      ),
    },
    {
      key: 'audienceId',
      label: 'Audience ID',
      ...identifier('[0-9a-z]{6,20}', 'an Audience ID such as a1b2c3d4e5'),
    },
    {
      key: 'tags',
      label: 'Tags',
      kind: 'list',
      default: ['softhaven'],
      help: 'Separated by a comma and a space. Who is added gets them.',
    },
  ],
  connector: {
    shares: ['subscribers'],
    test: async (values): Promise<TestResult> => {
      const result = await callAudience(values, 'GET', '')
      if (result.kind !== 'answer') return failed('Mailchimp cannot be reached at the moment.')
      if (result.status === 200) return passed('Mailchimp knows the key and the audience.')
      return failed(
        result.status === 404
          ? 'Mailchimp knows the key, but no such audience.'
          : 'Mailchimp does not take this key.',
      )
    },
  },
}
