import type { Crm } from '@/lib/marketing/crm/crm'
import { CURRENCY, MAKES_CONTACTS } from '@/lib/marketing/crm/shared-fields'
import { lacksRights, noPipeline, noStages } from '@/lib/marketing/crm/test-results'
import { identifier } from '@/lib/plugins/fields'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { notReached, notTaken, works } from '@/lib/plugins/test-results'
import { callHubspot, hubspotAccount } from './client'
import { findContact, forgetContact, makeContact, tellConsent } from './contacts'
import { changeDeal, findDeal, joinContact, makeDeal, partContact } from './deals'
import { pipelinePath, stagesOf } from './layout'

const NAME = { name: 'HubSpot' }

async function test(values: PluginValues): Promise<TestResult> {
  const pipeline = await callHubspot(values, { method: 'GET', path: pipelinePath(values) })
  if (pipeline.kind !== 'answer') return notReached(NAME)
  if (pipeline.status === 403) return lacksRights(NAME)
  if (pipeline.status === 404) return noPipeline(NAME)
  if (pipeline.status !== 200) return notTaken(NAME)
  if (!stagesOf(pipeline.body)) return noStages(NAME)
  for (const path of [
    '/crm/v3/objects/contacts?limit=1',
    '/crm/v3/objects/deals?limit=1',
    '/crm/v3/properties/contacts/email',
    '/crm/v3/properties/deals/amount',
  ]) {
    const read = await callHubspot(values, { method: 'GET', path })
    if (read.kind !== 'answer') return notReached(NAME)
    if (read.status !== 200) return lacksRights(NAME)
  }
  return works(NAME)
}

export const hubspotPlugin: Crm = {
  id: 'hubspot',
  name: 'HubSpot CRM',
  brand: 'HubSpot',
  category: 'CRM',
  description:
    'Makes deals from orders, and contacts from their buyers. What is refunded changes the deal; whose data are erased is deleted there, too.',
  version: '1.0.0',
  fields: [
    {
      key: 'accessToken',
      label: 'Private App Token',
      ...identifier('pat-[0-9A-Za-z-]{20,110}', 'a token that begins with pat-'),
      max: 120,
      secret: true,
      help: 'Of a private app with the scopes crm.objects.contacts.read and .write, crm.objects.deals.read and .write, crm.schemas.contacts.read and .write, crm.schemas.deals.read and .write.',
    },
    {
      key: 'pipelineId',
      label: 'Deal Pipeline ID',
      ...identifier('[0-9A-Za-z_-]{1,80}', 'default'),
      default: 'default',
      help: 'In the address of the pipeline’s settings; the first one is called default.',
    },
    CURRENCY,
    MAKES_CONTACTS,
  ],
  connector: { shares: ['orders', 'buyers'], test },
  account: hubspotAccount,
  currency: ({ currency }) => (currency === 'order' ? 'order' : 'base'),
  takes: () => true,
  makesContacts: ({ createContacts }) => createContacts !== false,
  findContact,
  makeContact,
  tellConsent,
  findDeal,
  makeDeal,
  changeDeal,
  join: joinContact,
  part: partContact,
  forgetContact,
}
