import { credentialsResult, fromEnvironment, PAYMENT_MODE_FIELD } from '@/lib/payments/plugin-parts'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { type PayPalAccount, payPalFrom, payPalFromEnvironment } from './account'
import { checkPayPal } from './client'

export const paypalPlugin: Plugin = {
  id: 'paypal',
  name: 'PayPal Checkout',
  brand: 'PayPal',
  category: 'Payment',
  description:
    'Takes payments from PayPal accounts at the checkout, and cards where you want it, and pays refunds back.',
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
    {
      key: 'webhookId',
      label: 'Webhook ID',
      ...identifier(
        '[A-Za-z0-9_-]{8,50}',
        'the ID of the webhook of your app at developer.paypal.com',
      ),
      max: 50,
      required: false,
      help: 'With it the store hears at once of refunds and disputes at PayPal. Its address is /api/webhooks/paypal.',
    },
    {
      key: 'takesCards',
      label: 'Cards by PayPal',
      kind: 'boolean',
      default: false,
      help: 'Shoppers pay by card in PayPal’s own fields, and their banks are asked where the law requires it (3-D Secure), as in Europe. Needs Advanced Credit and Debit Card Payments in your PayPal account. Where another plugin takes cards alone in the same currency, shoppers see one form of cards.',
    },
  ],
  connector: {
    shares: ['orders', 'cards'],
    learns: ['payments', 'payouts', 'payers'],
    test: (values) => test(payPalFrom(values)),
    environment: () => fromEnvironment(payPalFromEnvironment(), test),
    account: ['mode', 'clientId'],
  },
}

const test = async (account: PayPalAccount) =>
  credentialsResult('PayPal', account.mode, await checkPayPal(account))
