/** The payment providers outside of the store, as the database and the back office name them. */
export const OUTSIDE_PROVIDER_IDS = [
  'paypal',
  'authorize_net',
  'stripe',
  'square',
  'klarna',
] as const
export type OutsideProviderId = (typeof OUTSIDE_PROVIDER_IDS)[number]

/** Those, and the store itself, where a gift card pays all, there is nothing to pay, or whoever made the order got the money. */
export const PROVIDER_IDS = [...OUTSIDE_PROVIDER_IDS, 'gift_card', 'free', 'manual'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** As the owner knows them. */
export const PROVIDER_NAMES: Record<ProviderId, string> = {
  paypal: 'PayPal',
  authorize_net: 'Authorize.Net',
  stripe: 'Stripe',
  square: 'Square',
  klarna: 'Klarna',
  gift_card: 'Gift card',
  free: 'Free of charge',
  manual: 'Manual payment',
}

/** How the addresses of calls and pages name a provider: `authorize-net`. */
export const inAddress = (id: ProviderId): string => id.replaceAll('_', '-')

/** The provider outside of the store that an address names; `null` for none. */
export const providerIn = (address: string): OutsideProviderId | null =>
  OUTSIDE_PROVIDER_IDS.find((id) => inAddress(id) === address) ?? null

/** Of which payments are that name no provider, such as those that a browser saved in an earlier version. */
export const EARLIER_WALLET: OutsideProviderId = 'paypal'
