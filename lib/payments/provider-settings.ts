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

export type PaymentsMode = Env['PAYMENTS_MODE']
export type PayPalAccount = {
  clientId: string
  clientSecret: string
  apiUrl: string
  mode: PaymentsMode
}
export type AuthorizeNetAccount = {
  loginId: string
  transactionKey: string
  apiUrl: string
  mode: PaymentsMode
}
export type ProviderSettings = {
  paypal: PayPalAccount | null
  authorizeNet: AuthorizeNetAccount | null
}

/** Where a base URL is set, whoever runs the store has decided what stands behind it. */
const modeOf = (wanted: PaymentsMode, baseUrl: string | undefined, env: Env): PaymentsMode =>
  baseUrl ? env.PAYMENTS_MODE : wanted

/** PayPal with some credentials. Which server that is, the environment and the mode decide. */
export function payPalAccount(
  env: Env,
  wanted: PaymentsMode,
  credentials: { clientId: string; clientSecret: string },
): PayPalAccount {
  const mode = modeOf(wanted, env.PAYPAL_API_URL, env)
  return { ...credentials, mode, apiUrl: env.PAYPAL_API_URL ?? PAYPAL_URL[mode] }
}

/** Authorize.Net with some credentials; see {@link payPalAccount}. */
export function authorizeNetAccount(
  env: Env,
  wanted: PaymentsMode,
  credentials: { loginId: string; transactionKey: string },
): AuthorizeNetAccount {
  const mode = modeOf(wanted, env.AUTHORIZENET_API_URL, env)
  return { ...credentials, mode, apiUrl: env.AUTHORIZENET_API_URL ?? AUTHORIZENET_URL[mode] }
}

/**
 * The providers that the environment has credentials for. Without any one is not offered, except in
 * test mode with a base URL of its own, which then is a simulator.
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
    paypal: paypal && payPalAccount(env, mode, paypal),
    authorizeNet: authorizeNet && authorizeNetAccount(env, mode, authorizeNet),
  }
}
