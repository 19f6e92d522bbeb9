/** Persons of Pipedrive. https://developers.pipedrive.com/docs/api/v1/Persons */
import { z } from 'zod'
import type { Buyer } from '@/lib/marketing/crm/crm'
import { ifThere } from '@/lib/marketing/crm/crm-error'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askPipedrive, GONE, oneSchema } from './client'
import { withFields } from './fields'

const PERSONS = '/api/v2/persons'

const foundSchema = z.object({
  data: z.object({
    items: z.array(
      z.object({ item: z.object({ id: z.number(), emails: z.array(z.string()).default([]) }) }),
    ),
  }),
})

/** A search may be some seconds behind; the queue waits as long before it tries again. */
export async function findPerson(values: PluginValues, email: string): Promise<string | null> {
  const query = new URLSearchParams({ term: email, fields: 'email', exact_match: 'true' })
  const answer = await askPipedrive(values, { method: 'GET', path: `${PERSONS}/search?${query}` })
  const found = foundSchema
    .parse(answer)
    .data.items.find(({ item }) => item.emails.some((one) => one.toLowerCase() === email))
  return found ? String(found.item.id) : null
}

const consentOf = (
  { newsletter, language }: Buyer,
  keys: { newsletter: string; language: string },
) => ({
  [keys.newsletter]: newsletter ? 'yes' : 'no',
  [keys.language]: language,
})

export const makePerson = (values: PluginValues, buyer: Buyer): Promise<string> =>
  withFields(values, async (keys) => {
    const made = await askPipedrive(values, {
      method: 'POST',
      path: PERSONS,
      body: {
        // It takes none without a name.
        name: buyer.name || buyer.email,
        emails: [{ value: buyer.email, primary: true, label: 'work' }],
        custom_fields: consentOf(buyer, keys),
      },
    })
    return String(oneSchema.parse(made).data.id)
  })

export const tellConsent = (values: PluginValues, personId: string, buyer: Buyer): Promise<void> =>
  withFields(values, async (keys) => {
    const body = { custom_fields: consentOf(buyer, keys) }
    const path = `${PERSONS}/${personId}`
    await ifThere(askPipedrive(values, { method: 'PATCH', path, body }), GONE)
  })

/** Pipedrive deletes it for good after thirty days. */
export async function forgetPerson(values: PluginValues, personId: string): Promise<void> {
  const path = `${PERSONS}/${personId}`
  await ifThere(askPipedrive(values, { method: 'DELETE', path }), GONE)
}
