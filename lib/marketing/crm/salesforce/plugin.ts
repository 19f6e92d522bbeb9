import type { Crm } from '@/lib/marketing/crm/crm'
import { CURRENCY, MAKES_CONTACTS } from '@/lib/marketing/crm/shared-fields'
import { lacksField, lacksRights, noStages } from '@/lib/marketing/crm/test-results'
import { identifier } from '@/lib/plugins/fields'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { notReached, notTaken, works } from '@/lib/plugins/test-results'
import { callSalesforce, queryPath, salesforceAccount } from './client'
import { findContact, forgetContact, makeContact, NEWSLETTER_FIELD, tellConsent } from './contacts'
import {
  changeOpportunity,
  findOpportunity,
  joinContact,
  makeOpportunity,
  ORDER_FIELD,
  partContact,
  STAGES_QUERY,
  stagesOf,
} from './opportunities'

const NAME = { name: 'Salesforce' }

const OWN_FIELDS = [
  { field: ORDER_FIELD, of: 'Opportunity' },
  { field: NEWSLETTER_FIELD, of: 'Contact' },
]

async function test(values: PluginValues): Promise<TestResult> {
  const stages = await callSalesforce(values, { method: 'GET', path: STAGES_QUERY })
  if (stages.kind !== 'answer') return notReached(NAME)
  if (stages.status === 401) return notTaken(NAME)
  if (stages.status !== 200) return lacksRights(NAME)
  if (!stagesOf(stages.body)) return noStages(NAME)
  for (const { field, of } of OWN_FIELDS) {
    const path = queryPath(`SELECT ${field} FROM ${of} LIMIT 1`)
    const read = await callSalesforce(values, { method: 'GET', path })
    if (read.kind !== 'answer') return notReached(NAME)
    // One that nobody may see is as if it were not there.
    if (read.status !== 200) return lacksField(NAME, `${of}.${field}`)
  }
  return works(NAME)
}

export const salesforcePlugin: Crm = {
  id: 'salesforce',
  name: 'Salesforce',
  brand: 'Salesforce',
  category: 'CRM',
  description:
    'Makes opportunities from orders, and contacts from their buyers. What is refunded changes the opportunity; whose data are erased is deleted there, too.',
  version: '1.0.0',
  fields: [
    {
      key: 'subdomain',
      label: 'Subdomain',
      ...identifier(
        '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.(?:sandbox|develop|scratch))?',
        'what stands before .my.salesforce.com',
      ),
      help: 'What stands before .my.salesforce.com in the address of your My Domain.',
    },
    {
      key: 'clientId',
      label: 'Client ID',
      ...identifier('[!-~]{20,250}', 'the Consumer Key of your app'),
      max: 250,
      help: 'The Consumer Key of an app with the scope api, whose Client Credentials Flow is on and runs as a user.',
    },
    {
      key: 'clientSecret',
      label: 'Client Secret',
      ...identifier('[!-~]{16,250}', 'the Consumer Secret of your app'),
      max: 250,
      boundTo: ['subdomain', 'clientId'],
    },
    CURRENCY,
    MAKES_CONTACTS,
  ],
  connector: { shares: ['orders', 'buyers'], test },
  account: salesforceAccount,
  currency: ({ currency }) => (currency === 'order' ? 'order' : 'base'),
  takes: () => true,
  makesContacts: ({ createContacts }) => createContacts !== false,
  findContact,
  makeContact,
  tellConsent,
  findDeal: findOpportunity,
  makeDeal: makeOpportunity,
  changeDeal: changeOpportunity,
  join: joinContact,
  part: partContact,
  forgetContact,
}
