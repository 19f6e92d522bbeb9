import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { squareFrom } from './account'
import { checkSquare } from './check'
import { SQUARE_CURRENCIES } from './currencies'

/** Of its notifications; their signature covers the whole address. */
export const SQUARE_WEBHOOK = '/api/webhooks/square'

export const squarePlugin: Plugin = {
  id: 'square',
  name: 'Square Payments',
  brand: 'Square',
  category: 'Payment',
  description:
    'Takes cards by Square at the checkout and pays refunds back. Where Authorize.Net takes the same currency, shoppers see one form of cards, which is Square’s.',
  version: '1.0.0',
  fields: [
    {
      key: 'applicationId',
      label: 'Application ID',
      ...identifier(
        '(?:sandbox-)?sq0id[bp]-[A-Za-z0-9_-]{10,60}',
        'the ID of your application, which begins with sq0idp- or sandbox-sq0idb-',
      ),
      help: 'That of the sandbox begins with sandbox, and takes no money.',
    },
    {
      key: 'locationId',
      label: 'Location ID',
      ...identifier('[A-Za-z0-9]{5,50}', 'the ID of your location, such as L88917AVBK2S5'),
    },
    {
      key: 'currency',
      label: 'Currency of the Location',
      kind: 'select',
      options: SQUARE_CURRENCIES.map((code) => ({ value: code, label: code })),
      default: 'USD',
      help: 'A location takes one: Square is offered for it alone.',
    },
    {
      key: 'accessToken',
      label: 'Access Token',
      kind: 'text',
      max: 200,
      secret: true,
      required: true,
      boundTo: ['applicationId', 'locationId'],
      help: 'Of the application, for the sandbox or for production as its ID.',
    },
    {
      key: 'signatureKey',
      label: 'Signature Key of the Webhook',
      ...identifier('[A-Za-z0-9_+/=-]{10,200}', 'the signature key of your webhook subscription'),
      max: 200,
      required: false,
      help: 'With it the store hears at once of payments that are decided later, refunds and disputes. Subscribe to payment.updated, refund.updated, dispute.created and dispute.state.updated.',
    },
  ],
  connector: {
    shares: ['orders', 'buyers', 'billing', 'cards'],
    learns: ['payments', 'payouts'],
    test: (values) => checkSquare(squareFrom(values)),
    account: ['applicationId', 'locationId'],
    webhook: SQUARE_WEBHOOK,
  },
}
