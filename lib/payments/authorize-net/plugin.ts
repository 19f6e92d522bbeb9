import { CARD_ACCOUNT_CURRENCIES } from '@/lib/core/env'
import { credentialsResult, fromEnvironment, PAYMENT_MODE_FIELD } from '@/lib/payments/plugin-parts'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { type AuthorizeNetAccount, authorizeNetFrom, authorizeNetFromEnvironment } from './account'
import { checkAuthorizeNet } from './check'

export const authorizeNetPlugin: Plugin = {
  id: 'authorize-net',
  name: 'Authorize.Net Cards',
  brand: 'Authorize.Net',
  category: 'Payment',
  description: 'Charges credit cards at the checkout and pays refunds back.',
  version: '1.0.0',
  fields: [
    PAYMENT_MODE_FIELD,
    {
      key: 'loginId',
      label: 'API Login ID',
      ...identifier('[A-Za-z0-9_-]{4,40}', 'the API Login ID of your merchant account'),
    },
    {
      key: 'currency',
      label: 'Currency of the Account',
      kind: 'select',
      options: CARD_ACCOUNT_CURRENCIES.map((code) => ({ value: code, label: code })),
      default: 'USD',
      help: 'An account at Authorize.Net takes one. Cards are offered while it is the store’s.',
    },
    { key: 'transactionKey', label: 'Transaction Key', kind: 'text', max: 80, required: true },
    {
      key: 'signatureKey',
      label: 'Signature Key',
      ...identifier('[0-9A-Fa-f]{128}', 'the 128 hexadecimal digits of your Signature Key'),
      max: 128,
      required: false,
      help: 'With it the store hears at once of refunds and decisions at Authorize.Net. The address of the webhook is /api/webhooks/authorize-net.',
    },
    {
      key: 'clientKey',
      label: 'Public Client Key',
      ...identifier('[A-Za-z0-9_-]{10,200}', 'the Public Client Key of your merchant account'),
      max: 200,
      required: false,
      secret: false,
      help: 'With it, card numbers go from the shopper’s browser straight to Authorize.Net and never reach the store.',
    },
    {
      key: 'feePercent',
      label: 'Fee of a Payment (%)',
      ...identifier('\\d{1,2}(?:\\.\\d{1,3})?', 'a percentage such as 2.9'),
      required: false,
      help: 'What your contract says. Authorize.Net tells no fees, so the store estimates them. Empty: unknown.',
    },
    {
      key: 'feeFixed',
      label: 'Fee of a Transaction',
      ...identifier('\\d{1,2}(?:\\.\\d{1,2})?', 'an amount such as 0.30'),
      required: false,
      help: 'What your contract adds for each payment and refund. Empty: unknown.',
    },
  ],
  connector: {
    shares: ['orders', 'buyers', 'billing', 'cards'],
    learns: ['payments', 'payouts'],
    test: (values) => test(authorizeNetFrom(values)),
    environment: () => fromEnvironment(authorizeNetFromEnvironment(), test),
    account: ['mode', 'loginId'],
  },
}

const test = async (account: AuthorizeNetAccount) =>
  credentialsResult('Authorize.Net', account.mode, await checkAuthorizeNet(account))
