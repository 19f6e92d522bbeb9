import { env } from '@/lib/core/env'
import { fromEnvironment, modeOf, PAYMENT_MODE_FIELD, verdictOn } from '@/lib/payments/plugin-parts'
import {
  type PayPalAccount,
  payPalAccount,
  providerSettings,
} from '@/lib/payments/provider-settings'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import { checkPayPal } from './client'

export const paypalPlugin: Plugin = {
  id: 'paypal',
  name: 'PayPal Checkout',
  brand: 'PayPal',
  category: 'Payment',
  description: 'Takes payments from PayPal accounts at the checkout and pays refunds back.',
  version: '1.0.0',
  fields: [
    PAYMENT_MODE_FIELD,
    {
      key: 'clientId',
      label: 'Client ID',
      ...identifier('[A-Za-z0-9_-]{10,120}', 'the Client ID of your app at developer.paypal.com'),
      max: 120,
    },
    { key: 'clientSecret', label: 'Client Secret', kind: 'text', max: 200, required: true },
  ],
  connector: {
    test: (values) => test(payPalFrom(values)),
    environment: () => fromEnvironment(providerSettings(env()).paypal, test),
    account: ['mode', 'clientId'],
  },
}

/** PayPal with the credentials of its plugin. */
export const payPalFrom = (values: PluginValues): PayPalAccount =>
  payPalAccount(env(), modeOf(values), {
    clientId: String(values.clientId),
    clientSecret: String(values.clientSecret),
  })

const test = async (account: PayPalAccount) =>
  verdictOn('PayPal', account.mode, await checkPayPal(account))
