/** Contacts of HubSpot. https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/guide */
import type { Buyer } from '@/lib/marketing/crm/crm'
import { CrmError } from '@/lib/marketing/crm/crm-error'
import { partsOf } from '@/lib/marketing/crm/deal-of-order'
import type { PluginValues } from '@/lib/plugins/plugin'
import { askHubspot, askIfThere, objectSchema } from './client'
import { LANGUAGE_PROPERTY, NEWSLETTER_PROPERTY, withLayout } from './layout'

const CONTACTS = '/crm/v3/objects/contacts'

/** Whether contacts are marketed to can be read there, but not written: the store says in a property of its own who has consented. */
const consentOf = ({ newsletter, language }: Buyer) => ({
  [NEWSLETTER_PROPERTY]: String(newsletter),
  [LANGUAGE_PROPERTY]: language ?? '',
})

/** Reads it by its address, which finds it at once; a search may be some seconds behind. */
export async function findContact(values: PluginValues, email: string): Promise<string | null> {
  const path = `${CONTACTS}/${encodeURIComponent(email)}?idProperty=email`
  const found = await askIfThere(values, { method: 'GET', path })
  return found === null ? null : objectSchema.parse(found).id
}

const CONFLICT = 409

export const makeContact = (values: PluginValues, buyer: Buyer): Promise<string> =>
  withLayout(values, async () => {
    const { first, last } = partsOf(buyer.name)
    const properties = {
      email: buyer.email,
      firstname: first,
      lastname: last,
      lifecyclestage: 'customer',
      ...consentOf(buyer),
    }
    try {
      const made = await askHubspot(values, {
        method: 'POST',
        path: CONTACTS,
        body: { properties },
      })
      return objectSchema.parse(made).id
    } catch (error) {
      // Somebody else was quicker.
      const isThere = error instanceof CrmError && error.status === CONFLICT
      const found = isThere ? await findContact(values, buyer.email) : null
      if (found === null) throw error
      return found
    }
  })

export const tellConsent = (values: PluginValues, contactId: string, buyer: Buyer): Promise<void> =>
  withLayout(values, async () => {
    await askIfThere(values, {
      method: 'PATCH',
      path: `${CONTACTS}/${contactId}`,
      body: { properties: consentOf(buyer) },
    })
  })

const FORBIDDEN = 403

/** By its number: an address that HubSpot does not know it would never take again. */
export async function forgetContact(values: PluginValues, contactId: string): Promise<void> {
  try {
    await askIfThere(values, {
      method: 'POST',
      path: `${CONTACTS}/gdpr-delete`,
      body: { objectId: contactId },
    })
  } catch (error) {
    // An app without that right may still put it into the trash.
    if (!(error instanceof CrmError) || error.status !== FORBIDDEN) throw error
    await askIfThere(values, { method: 'DELETE', path: `${CONTACTS}/${contactId}` })
  }
}
