import { identifier } from '@/lib/plugins/fields'
import type { Plugin, TestResult } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'
import { callContacts } from './client'

export const brevoPlugin: Plugin = {
  id: 'brevo',
  name: 'Brevo',
  brand: 'Brevo',
  category: 'Marketing',
  description:
    'Keeps a list of Brevo in step with the newsletter: who confirmed is in it, who unsubscribed gets no campaign.',
  version: '1.0.0',
  fields: [
    {
      key: 'apiKey',
      label: 'API Key',
      ...identifier('xkeysib-[0-9A-Za-z-]{20,100}', 'a key that begins with xkeysib-'),
      max: 120,
    },
    {
      key: 'listId',
      label: 'List ID',
      kind: 'number',
      min: 1,
      max: 2_000_000_000,
      required: true,
      help: 'The number behind # in Contacts, Lists.',
    },
  ],
  connector: {
    shares: ['subscribers'],
    test: async (values): Promise<TestResult> => {
      const result = await callContacts(values, 'GET', `/lists/${values.listId}`)
      if (result.kind !== 'answer') return failed('Brevo cannot be reached at the moment.')
      if (result.status === 200) return passed('Brevo knows the key and the list.')
      return failed(
        result.status === 404
          ? 'Brevo knows the key, but no such list.'
          : 'Brevo does not take this key.',
      )
    },
  },
}
