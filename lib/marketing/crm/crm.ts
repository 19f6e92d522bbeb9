import type { Plugin, PluginValues } from '@/lib/plugins/plugin'

/** Who bought, as far as a CRM is told. */
export type Buyer = {
  email: string
  name: string
  /** Whether the address has consented to the newsletter, and nothing less, counts as consent to be written to. */
  newsletter: boolean
  /** Only with that consent: the contract is made without it. */
  language: string | null
}

/** What an order is at a CRM. No key, and nobody's name. */
export type Deal = {
  /** Names it there, once. */
  orderNumber: string
  name: string
  /** In hundredths of the currency. */
  cents: number
  currency: string
  closedAt: Date
  state: 'won' | 'lost'
}

/**
 * A service that has buyers as contacts and orders as deals. What is done by a call is not done again by a second: whoever calls
 * looks first, as the answer to a call may be lost. All calls throw CrmError, and ZodError for an answer that cannot be read.
 */
export type Crm = Plugin & {
  /** How a deal's account is named: deals of another one are left alone. */
  account: (values: PluginValues) => string
  /** In which currency a deal is: that of its order, or the store's own. */
  currency: (values: PluginValues) => 'order' | 'base'
  /** Whether an order becomes a deal. @param cents its amount in the base currency */
  takes: (values: PluginValues, cents: number) => boolean
  /** Whether the store may make contacts, or has to make do with those that are there. */
  makesContacts: (values: PluginValues) => boolean
  findContact: (values: PluginValues, email: string) => Promise<string | null>
  /** @returns its number; that of the one that is there where somebody else was quicker */
  makeContact: (values: PluginValues, buyer: Buyer) => Promise<string>
  /** Says of a contact that is there whether it has consented. Nothing else of it is changed: people work with it. */
  tellConsent: (values: PluginValues, contactId: string, buyer: Buyer) => Promise<void>
  /** @param contactId the buyer's, if there is one: some CRMs find at once only what is somebody's */
  findDeal: (
    values: PluginValues,
    orderNumber: string,
    contactId: string | null,
  ) => Promise<string | null>
  makeDeal: (values: PluginValues, deal: Deal, contactId: string | null) => Promise<string>
  /** @returns whether it is still there */
  changeDeal: (values: PluginValues, dealId: string, deal: Deal) => Promise<boolean>
  /** Joins a deal with a contact; once more, it changes nothing. */
  join: (values: PluginValues, dealId: string, contactId: string) => Promise<void>
  /** Takes a contact from a deal, if it is there. */
  part: (values: PluginValues, dealId: string, contactId: string) => Promise<void>
  /** Deletes a contact, for good where the account lets it. One that is gone is forgotten. */
  forgetContact: (values: PluginValues, contactId: string) => Promise<void>
}
