import 'server-only'
import { type Env, env } from '@/lib/core/env'
import { effectiveMode, modeOfPlugin, type PaymentsMode } from '@/lib/payments/mode'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { PayPalConfig } from './client'

const API_URL = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' }

export type PayPalAccount = Pick<PayPalConfig, 'clientId' | 'clientSecret' | 'apiUrl'> & {
  mode: PaymentsMode
  /** PayPal's id of the store's webhook, which its signatures cover; without it none is believed. */
  webhookId: string | null
  /** Whether shoppers pay by card in PayPal's own fields, too. */
  takesCards: boolean
}

/** A simulator has scripts of its own, on its own host. */
export const isSimulated = ({ apiUrl }: Pick<PayPalAccount, 'apiUrl'>): boolean =>
  !/(?:^|\.)paypal\.com$/.test(new URL(apiUrl).hostname)

/** PayPal's server is chosen by the environment and the mode. */
function accountWith(
  values: Env,
  configured: PaymentsMode,
  credentials: Pick<PayPalAccount, 'clientId' | 'clientSecret' | 'webhookId' | 'takesCards'>,
): PayPalAccount {
  const mode = effectiveMode(configured, values.PAYPAL_API_URL, values)
  return { ...credentials, mode, apiUrl: values.PAYPAL_API_URL ?? API_URL[mode] }
}

/** The account of PayPal's plugin. */
export const payPalFrom = (settings: Record<string, unknown>): PayPalAccount =>
  accountWith(env(), modeOfPlugin(settings), {
    clientId: String(settings.clientId),
    clientSecret: String(settings.clientSecret),
    webhookId: settings.webhookId ? String(settings.webhookId) : null,
    takesCards: settings.takesCards === true,
  })

/**
 * The account of the environment's credentials. Without credentials there is none, except in test mode
 * with a custom base URL, which is then a simulator.
 */
export function payPalFromEnvironment(): PayPalAccount | null {
  const values = env()
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = values
  if (clientId && clientSecret)
    return accountWith(values, values.PAYMENTS_MODE, {
      clientId,
      clientSecret,
      webhookId: values.PAYPAL_WEBHOOK_ID ?? null,
      takesCards: false,
    })
  return values.PAYMENTS_MODE === 'test' && values.PAYPAL_API_URL
    ? accountWith(values, values.PAYMENTS_MODE, {
        ...SIMULATOR_CREDENTIALS.paypal,
        takesCards: false,
      })
    : null
}
