import type { Env } from '@/lib/core/env'

const PAYPAL_URL = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' }
const AUTHORIZENET_URL = {
  live: 'https://api.authorize.net/xml/v1/request.api',
  test: 'https://apitest.authorize.net/xml/v1/request.api',
}

/** What the providers' simulators accept, so that a demo needs no credentials. */
export const SIMULATOR_CREDENTIALS = {
  paypal: { clientId: 'softhaven-simulator', clientSecret: 'softhaven-simulator-secret' },
  authorizeNet: { loginId: 'simulator-login', transactionKey: 'simulator-tx-key' },
}

export type ProviderSettings = {
  paypal: { clientId: string; clientSecret: string; apiUrl: string } | null
  authorizeNet: { loginId: string; transactionKey: string; apiUrl: string } | null
}

/**
 * The providers that this store can talk to. Without credentials one is not offered, except in test
 * mode with a base URL of its own, which then is a simulator.
 */
export function providerSettings(env: Env): ProviderSettings {
  const mode = env.PAYMENTS_MODE
  const simulated = mode === 'test'
  const paypal =
    env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET
      ? { clientId: env.PAYPAL_CLIENT_ID, clientSecret: env.PAYPAL_CLIENT_SECRET }
      : simulated && env.PAYPAL_API_URL
        ? SIMULATOR_CREDENTIALS.paypal
        : null
  const authorizeNet =
    env.AUTHORIZENET_LOGIN_ID && env.AUTHORIZENET_TRANSACTION_KEY
      ? { loginId: env.AUTHORIZENET_LOGIN_ID, transactionKey: env.AUTHORIZENET_TRANSACTION_KEY }
      : simulated && env.AUTHORIZENET_API_URL
        ? SIMULATOR_CREDENTIALS.authorizeNet
        : null
  return {
    paypal: paypal && { ...paypal, apiUrl: env.PAYPAL_API_URL ?? PAYPAL_URL[mode] },
    authorizeNet: authorizeNet && {
      ...authorizeNet,
      apiUrl: env.AUTHORIZENET_API_URL ?? AUTHORIZENET_URL[mode],
    },
  }
}
