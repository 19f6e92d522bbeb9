import { credentialsResult, fromEnvironment } from '@/lib/payments/plugin-parts'
import { identifier } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { type StripeAccount, stripeFrom, stripeFromEnvironment } from './account'
import { checkStripe } from './check'

export const stripePlugin: Plugin = {
  id: 'stripe',
  name: 'Stripe Payments',
  brand: 'Stripe',
  category: 'Payment',
  description:
    'Takes cards and local payment methods by Stripe at the checkout and pays refunds back.',
  version: '1.0.0',
  fields: [
    {
      key: 'publishableKey',
      label: 'Publishable Key',
      ...identifier(
        'pk_(?:test|live)_[A-Za-z0-9]{10,200}',
        'the publishable key of your account, which begins with pk_',
      ),
      max: 210,
      secret: false,
    },
    {
      key: 'secretKey',
      label: 'Secret Key',
      ...identifier(
        '(?:sk|rk)_(?:test|live)_[A-Za-z0-9]{10,200}',
        'a secret or restricted key of your account, which begins with sk_ or rk_',
      ),
      max: 210,
      boundTo: ['publishableKey'],
      help: 'A key that contains test takes no money.',
    },
    {
      key: 'webhookSecret',
      label: 'Signing Secret of the Webhook',
      ...identifier(
        'whsec_[A-Za-z0-9+/=]{10,200}',
        'the signing secret of your webhook, which begins with whsec_',
      ),
      max: 210,
      required: false,
      help: 'With it the store hears at once of payments that are decided later, refunds and disputes. The address of the webhook is /api/webhooks/stripe.',
    },
  ],
  connector: {
    shares: ['orders', 'buyers', 'billing', 'cards'],
    learns: ['payments', 'payouts'],
    test: (values) => test(stripeFrom(values)),
    environment: () => fromEnvironment(stripeFromEnvironment(), test),
    account: ['publishableKey'],
  },
}

const test = async (account: StripeAccount) =>
  credentialsResult('Stripe', account.mode, await checkStripe(account))
