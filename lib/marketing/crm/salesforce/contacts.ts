import type { Buyer } from '@/lib/marketing/crm/crm'
import { partsOf } from '@/lib/marketing/crm/deal-of-order'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askIfThere, askSalesforce, idsOf, quoted, savedSchema } from './client'

export const NEWSLETTER_FIELD = 'Softhaven_Newsletter__c'

const CONTACT = '/sobjects/Contact'
/** As much as Salesforce takes of either part of a name. */
const FIRST_NAME = 40
const LAST_NAME = 80

/** The oldest of several. */
export async function findContact(values: PluginValues, email: string): Promise<string | null> {
  const soql = `SELECT Id FROM Contact WHERE Email = ${quoted(email)} ORDER BY CreatedDate, Id LIMIT 1`
  const [first] = await idsOf(values, soql)
  return first ?? null
}

export async function makeContact(values: PluginValues, buyer: Buyer): Promise<string> {
  const { first, last } = partsOf(buyer.name)
  const body = {
    FirstName: first.slice(0, FIRST_NAME),
    // It takes none without a name.
    LastName: (last || buyer.email).slice(0, LAST_NAME),
    Email: buyer.email,
    [NEWSLETTER_FIELD]: buyer.newsletter,
  }
  const made = await askSalesforce(values, { method: 'POST', path: CONTACT, body })
  return savedSchema.parse(made).id
}

export async function tellConsent(
  values: PluginValues,
  contactId: string,
  { newsletter }: Buyer,
): Promise<void> {
  const body = { [NEWSLETTER_FIELD]: newsletter }
  await askIfThere(values, { method: 'PATCH', path: `${CONTACT}/${contactId}`, body })
}

/** Into the recycle bin, which Salesforce empties after fifteen days. */
export async function forgetContact(values: PluginValues, contactId: string): Promise<void> {
  await askIfThere(values, { method: 'DELETE', path: `${CONTACT}/${contactId}` })
}
