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
    { key: 'transactionKey', label: 'Transaction Key', kind: 'text', max: 80, required: true },
  ],
  connector: {
    test: (values) => test(authorizeNetFrom(values)),
    environment: () => fromEnvironment(authorizeNetFromEnvironment(), test),
    account: ['mode', 'loginId'],
  },
}

const test = async (account: AuthorizeNetAccount) =>
  credentialsResult('Authorize.Net', account.mode, await checkAuthorizeNet(account))
