/** The payment providers outside of the store, as the database and the back office name them. */
export const OUTSIDE_PROVIDER_IDS = ['paypal', 'authorize_net'] as const
export type OutsideProviderId = (typeof OUTSIDE_PROVIDER_IDS)[number]

/** Those, and the store itself, where a gift card pays all or there is nothing to pay. */
export const PROVIDER_IDS = [...OUTSIDE_PROVIDER_IDS, 'gift_card', 'free'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** As the owner knows them. */
export const PROVIDER_NAMES: Record<ProviderId, string> = {
  paypal: 'PayPal',
  authorize_net: 'Authorize.Net',
  gift_card: 'Gift card',
  free: 'Free of charge',
}
