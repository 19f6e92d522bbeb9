/**
 * What an API key may be allowed, in the order in which the back office lists them; what each is called stands in
 * `messages/back-office`.
 */
export const SCOPE_NAMES = [
  'products.read',
  'orders.read',
  'keys.read',
  'keys.write',
  'licences.read',
  'licences.write',
] as const

export type Scope = (typeof SCOPE_NAMES)[number]
