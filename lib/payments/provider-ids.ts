/** The payment providers, as the database and the back office name them. */
export const PROVIDER_IDS = ['paypal', 'authorize_net'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** As the owner knows them. */
export const PROVIDER_NAMES: Record<ProviderId, string> = {
  paypal: 'PayPal',
  authorize_net: 'Authorize.Net',
}
