import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { adminClient } from './admin-client'
import type { Answer } from './api-client'
import type { checkoutClient } from './checkout-client'
import { pluginClient } from './plugin-client'
import type { TestStore } from './store'

/** Test numbers of Stripe's. https://docs.stripe.com/testing */
export const STRIPE_CARDS = {
  good: '4242424242424242',
  careful: '4000002760003184',
  declined: '4000000000009995',
} as const

/** Has the store take payments by its simulator of Stripe. */
export const offerStripe = (admin: Awaited<ReturnType<typeof adminClient>>) =>
  pluginClient(admin).set('stripe', { settings: SIMULATOR_CREDENTIALS.stripe, active: true })

/** What Stripe's fields in a browser make of means of payment. */
async function tokenOf(store: TestStore, means: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({
    key: SIMULATOR_CREDENTIALS.stripe.publishableKey,
    ...Object.fromEntries(
      Object.entries(means).map(([field, value]) => [`payment_method_data${field}`, value]),
    ),
  })
  const { origin } = new URL(store.simulators.stripe)
  const answer = await fetch(`${origin}/v1/confirmation_tokens`, { method: 'POST', body })
  const made: { id: string } = await answer.json()
  return made.id
}

export const cardToken = (store: TestStore, number: string) =>
  tokenOf(store, {
    '[type]': 'card',
    '[card][number]': number,
    '[card][exp_month]': '12',
    '[card][exp_year]': '2040',
    '[card][cvc]': '123',
  })

export const debitToken = (store: TestStore, iban: string) =>
  tokenOf(store, { '[type]': 'sepa_debit', '[sepa_debit][iban]': iban })

type Shopper = ReturnType<typeof checkoutClient>

/** Pays a shopper's cart as the payment page does. */
export const confirmWithStripe = async (
  { call, customer, total }: Pick<Shopper, 'call' | 'customer' | 'total'>,
  token: string,
  extra: object = {},
): Promise<Answer> =>
  call('/api/payments/stripe/confirm', {
    method: 'POST',
    body: { amount: await total(), token, customer, locale: 'en', ...extra },
  })
