import 'server-only'
import { z } from 'zod'
import { CARD_ACCOUNT_CURRENCIES, type Env, env } from '@/lib/core/env'
import { effectiveMode, modeOfPlugin, type PaymentsMode } from '@/lib/payments/mode'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { AuthorizeNetConfig } from './client'

const API_URL = {
  live: 'https://api.authorize.net/xml/v1/request.api',
  test: 'https://apitest.authorize.net/xml/v1/request.api',
}

export type AuthorizeNetAccount = Pick<
  AuthorizeNetConfig,
  'loginId' | 'transactionKey' | 'apiUrl' | 'currency'
> & {
  mode: PaymentsMode
  /** The key that its notifications are signed with; without it none is believed. */
  signatureKey: string | null
  /** With it, browsers send cards to Authorize.Net themselves. */
  clientKey?: string
}

/** Authorize.Net's server is chosen by the environment and the mode. */
function accountWith(
  values: Env,
  configured: PaymentsMode,
  credentials: Pick<
    AuthorizeNetAccount,
    'loginId' | 'transactionKey' | 'signatureKey' | 'clientKey' | 'currency'
  >,
): AuthorizeNetAccount {
  const mode = effectiveMode(configured, values.AUTHORIZENET_API_URL, values)
  return { ...credentials, mode, apiUrl: values.AUTHORIZENET_API_URL ?? API_URL[mode] }
}

/** Those that were stored before an account could be in another are in US dollars. */
const currencySchema = z.enum(CARD_ACCOUNT_CURRENCIES).default('USD')

/** The account of Authorize.Net's plugin. */
export const authorizeNetFrom = (settings: Record<string, unknown>): AuthorizeNetAccount =>
  accountWith(env(), modeOfPlugin(settings), {
    loginId: String(settings.loginId),
    transactionKey: String(settings.transactionKey),
    signatureKey: settings.signatureKey ? String(settings.signatureKey) : null,
    clientKey: settings.clientKey ? String(settings.clientKey) : undefined,
    currency: currencySchema.parse(settings.currency),
  })

/**
 * The account of the environment's credentials. Without credentials there is none, except in test mode
 * with a custom base URL, which is then a simulator.
 */
export function authorizeNetFromEnvironment(): AuthorizeNetAccount | null {
  const values = env()
  const { AUTHORIZENET_LOGIN_ID: loginId, AUTHORIZENET_TRANSACTION_KEY: transactionKey } = values
  const clientKey = values.AUTHORIZENET_CLIENT_KEY
  const currency = values.AUTHORIZENET_CURRENCY
  if (loginId && transactionKey)
    return accountWith(values, values.PAYMENTS_MODE, {
      loginId,
      transactionKey,
      signatureKey: values.AUTHORIZENET_SIGNATURE_KEY ?? null,
      clientKey,
      currency,
    })
  return values.PAYMENTS_MODE === 'test' && values.AUTHORIZENET_API_URL
    ? accountWith(values, values.PAYMENTS_MODE, {
        ...SIMULATOR_CREDENTIALS.authorizeNet,
        clientKey,
        currency,
      })
    : null
}
