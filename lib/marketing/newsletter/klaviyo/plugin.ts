import { identifier } from '@/lib/plugins/fields'
import type { Plugin, TestResult } from '@/lib/plugins/plugin'
import { failed, notReached, passed } from '@/lib/plugins/test-results'
import { callKlaviyo } from './client'

export const klaviyoPlugin: Plugin = {
  id: 'klaviyo',
  name: 'Klaviyo',
  brand: 'Klaviyo',
  category: 'Marketing',
  description:
    'Keeps a list of Klaviyo in step with the newsletter, and tells it what subscribers order, if you like.',
  version: '1.0.0',
  fields: [
    {
      key: 'privateKey',
      label: 'Private API Key',
      help: 'With full access to Accounts, Data Privacy, Events, Lists, Profiles and Subscriptions.',
      ...identifier('pk_[0-9A-Za-z_]{20,100}', 'a key that begins with pk_'),
      max: 120,
    },
    {
      key: 'listId',
      label: 'List ID',
      help: 'In the settings of the list. Let it take subscribers by single opt-in: the store has asked them already.',
      ...identifier('[0-9A-Za-z]{6}', 'the List ID of Klaviyo: 6 letters and digits'),
    },
    {
      key: 'trackPurchases',
      label: 'Tell of carts, orders and reviews',
      kind: 'boolean',
      default: false,
      help: 'Of confirmed subscribers of the newsletter only, from the time of their confirmation on. No licence keys.',
    },
  ],
  connector: {
    shares: ['subscribers', 'carts', 'orders', 'reviews'],
    test: async (values): Promise<TestResult> => {
      const account = await callKlaviyo(values, 'GET', '/accounts')
      if (account.kind !== 'answer') return notReached(klaviyoPlugin)
      if (account.status === 403) return failed('Klaviyo knows the key, but it may not do enough.')
      if (account.status !== 200) return failed('Klaviyo does not take this key.')
      const list = await callKlaviyo(values, 'GET', `/lists/${values.listId}`)
      if (list.kind !== 'answer') return notReached(klaviyoPlugin)
      if (list.status === 200) return passed('Klaviyo knows the key and the list.')
      return failed(
        list.status === 404
          ? 'Klaviyo knows the key, but no such list.'
          : 'Klaviyo knows the key, but it may not do enough.',
      )
    },
  },
}
