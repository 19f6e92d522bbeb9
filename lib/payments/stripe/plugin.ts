import { credentialsResult, fromEnvironment } from '@/lib/payments/plugin-parts'
import { identifier, type PluginField } from '@/lib/plugins/fields'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed } from '@/lib/plugins/test-results'
import { furtherStripeFrom, type StripeAccount, stripeFrom, stripeFromEnvironment } from './account'
import { checkStripe } from './check'
import { STRIPE_CURRENCIES } from './currencies'
import { FURTHER_ACCOUNTS, furtherKeys } from './further-accounts'

const PUBLISHABLE_KEY = {
  ...identifier(
    'pk_(?:test|live)_[A-Za-z0-9]{10,200}',
    'the publishable key of your account, which begins with pk_',
  ),
  max: 210,
  secret: false,
}
const SECRET_KEY = {
  ...identifier(
    '(?:sk|rk)_(?:test|live)_[A-Za-z0-9]{10,200}',
    'a secret or restricted key of your account, which begins with sk_ or rk_',
  ),
  max: 210,
}
const WEBHOOK_SECRET = {
  ...identifier(
    'whsec_[A-Za-z0-9+/=]{10,200}',
    'the signing secret of your webhook, which begins with whsec_',
  ),
  max: 210,
  required: false,
}

/** Of an account that takes some currencies in the place of the first. */
function furtherFields(number: number): PluginField[] {
  const keys = furtherKeys(number)
  const label = (text: string) => `Account ${number}: ${text}`
  return [
    {
      key: keys.currencies,
      label: label('Currencies'),
      kind: 'list',
      options: STRIPE_CURRENCIES,
      default: [],
      help: 'What is paid into another account of yours, as codes such as EUR, GBP. The first account takes all others.',
    },
    {
      key: keys.publishableKey,
      label: label('Publishable Key'),
      ...PUBLISHABLE_KEY,
      required: false,
    },
    {
      key: keys.secretKey,
      label: label('Secret Key'),
      ...SECRET_KEY,
      required: false,
      boundTo: [keys.publishableKey],
    },
    {
      key: keys.webhookSecret,
      label: label('Signing Secret of the Webhook'),
      ...WEBHOOK_SECRET,
      help: 'Its webhook has the same address, and a secret of its own.',
    },
  ]
}

export const stripePlugin: Plugin = {
  id: 'stripe',
  name: 'Stripe Payments',
  brand: 'Stripe',
  category: 'Payment',
  description:
    'Takes cards and local payment methods by Stripe at the checkout and pays refunds back.',
  version: '1.0.0',
  fields: [
    { key: 'publishableKey', label: 'Publishable Key', ...PUBLISHABLE_KEY },
    {
      key: 'secretKey',
      label: 'Secret Key',
      ...SECRET_KEY,
      boundTo: ['publishableKey'],
      help: 'A key that contains test takes no money.',
    },
    {
      key: 'webhookSecret',
      label: 'Signing Secret of the Webhook',
      ...WEBHOOK_SECRET,
      help: 'With it the store hears at once of payments that are decided later, refunds and disputes. The address of the webhook is /api/webhooks/stripe.',
    },
    ...FURTHER_ACCOUNTS.flatMap(furtherFields),
  ],
  connector: {
    shares: ['orders', 'buyers', 'billing', 'cards'],
    learns: ['payments', 'payouts'],
    test: testAll,
    environment: () => fromEnvironment(stripeFromEnvironment(), test),
    account: [
      'publishableKey',
      // A key that is taken away leaves its account without what refunds need.
      ...FURTHER_ACCOUNTS.map(furtherKeys).flatMap((keys) => [keys.publishableKey, keys.secretKey]),
    ],
  },
}

const test = async (account: StripeAccount, name = 'Stripe') =>
  credentialsResult(name, account.mode, await checkStripe(account))

/** The main account and then the further ones, until one does not do. */
async function testAll(values: PluginValues): Promise<TestResult> {
  const main = stripeFrom(values)
  const result = await test(main)
  if (!result.ok) return result
  for (const number of FURTHER_ACCOUNTS) {
    const { account, currencies, isBegun } = furtherStripeFrom(values, number)
    const name = `Stripe (${number})`
    if (!isBegun) continue
    if (!account || currencies.length === 0)
      return failed(`${name} takes nothing: it needs currencies, a publishable and a secret key.`)
    if (account.mode !== main.mode)
      return failed(`${name} takes nothing: its keys are of another mode than the first account’s.`)
    const found = await test(account, name)
    if (!found.ok) return found
  }
  return result
}
