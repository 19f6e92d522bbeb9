import { z } from 'zod'
import type { Crm } from '@/lib/marketing/crm/crm'
import { CrmError } from '@/lib/marketing/crm/crm-error'
import { MAKES_CONTACTS } from '@/lib/marketing/crm/shared-fields'
import { lacksRights } from '@/lib/marketing/crm/test-results'
import { identifier } from '@/lib/plugins/fields'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { notReached, notTaken, works } from '@/lib/plugins/test-results'
import { callPipedrive, pipedriveAccount } from './client'
import { changeDeal, findDeal, joinPerson, makeDeal } from './deals'
import { FIELD_NAMES, textFields } from './fields'
import { findPerson, forgetPerson, makePerson, tellConsent } from './persons'

const NAME = { name: 'Pipedrive' }

const meSchema = z.object({
  data: z.object({ is_admin: z.union([z.boolean(), z.number()]).transform(Boolean) }),
})

/** Whether the store's fields are there, so that nobody has to make them. */
async function hasFields(values: PluginValues): Promise<boolean> {
  const [deals, persons] = [
    await textFields(values, 'dealFields'),
    await textFields(values, 'personFields'),
  ]
  const { order, newsletter, language } = FIELD_NAMES
  return deals.has(order) && persons.has(newsletter) && persons.has(language)
}

async function test(values: PluginValues): Promise<TestResult> {
  const result = await callPipedrive(values, { method: 'GET', path: '/v1/users/me' })
  if (result.kind !== 'answer') return notReached(NAME)
  const me = meSchema.safeParse(result.body)
  if (result.status !== 200 || !me.success) return notTaken(NAME)
  try {
    // Only an administrator may make fields.
    return me.data.data.is_admin || (await hasFields(values)) ? works(NAME) : lacksRights(NAME)
  } catch (error) {
    if (error instanceof CrmError)
      return error.status === null ? notReached(NAME) : lacksRights(NAME)
    throw error
  }
}

export const pipedrivePlugin: Crm = {
  id: 'pipedrive',
  name: 'Pipedrive',
  brand: 'Pipedrive',
  category: 'CRM',
  description:
    'Makes deals from orders, and persons from their buyers. What is refunded changes the deal; whose data are erased is deleted there, too.',
  version: '1.0.0',
  fields: [
    {
      key: 'apiToken',
      label: 'API Token',
      ...identifier('[0-9A-Za-z]{20,120}', 'an API token'),
      max: 120,
      secret: true,
      help: 'Of a user who may make fields: in Pipedrive below Personal preferences, API.',
    },
    {
      key: 'fromAmount',
      label: 'From Amount',
      kind: 'number',
      min: 0,
      max: 1_000_000,
      default: 0,
      help: 'Orders of less, in the store’s base currency, become no deals.',
    },
    MAKES_CONTACTS,
  ],
  connector: { shares: ['orders', 'buyers'], test },
  account: pipedriveAccount,
  currency: () => 'order',
  takes: ({ fromAmount }, cents) => cents >= Math.round(Number(fromAmount ?? 0) * 100),
  makesContacts: ({ createContacts }) => createContacts !== false,
  findContact: findPerson,
  makeContact: makePerson,
  tellConsent,
  findDeal,
  makeDeal,
  changeDeal,
  join: joinPerson,
  part: async () => {},
  forgetContact: forgetPerson,
}
