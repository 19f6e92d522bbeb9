/** What an API key may be allowed, in the order in which the back office lists them; each with what it is called there. */
export const SCOPES = {
  'products.read': 'Read products and categories',
  'orders.read': 'Read orders, with names and addresses of buyers',
  'keys.read': 'Read the stock of keys, and the keys masked',
  'keys.write': 'Add keys, delete and quarantine those that are not sold',
  'licences.read': 'Read licences and their devices',
  'licences.write': 'Renew licences and end activations',
} as const

export type Scope = keyof typeof SCOPES

/** All scopes, for schemas. */
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]]
