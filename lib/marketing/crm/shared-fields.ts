import type { PluginField } from '@/lib/plugins/fields'

/** Settings that several CRMs have. */
export const CURRENCY: PluginField = {
  key: 'currency',
  label: 'Currency of Deals',
  kind: 'select',
  options: [
    { value: 'base', label: 'The store’s base currency' },
    { value: 'order', label: 'That of the order' },
  ],
  default: 'base',
  help: 'That of the order needs an account with several currencies, in which each is switched on. Else the account’s currency has to be the store’s.',
}

export const MAKES_CONTACTS: PluginField = {
  key: 'createContacts',
  label: 'Make contacts',
  kind: 'boolean',
  default: true,
  help: 'Otherwise deals are joined with those contacts that are there already.',
}
