import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import type { adminClient } from './admin-client'
import type { Answer } from './api-client'
import type { checkoutClient } from './checkout-client'
import { pluginClient } from './plugin-client'
import type { TestStore } from './store'
import * as tokens from './stripe-tokens'

/** Test numbers of Stripe's. https://docs.stripe.com/testing */
export const STRIPE_CARDS = {
  good: '4242424242424242',
  careful: '4000002760003184',
  declined: '4000000000009995',
} as const

/** Has the store take payments by its simulator of Stripe. */
export const offerStripe = (admin: Awaited<ReturnType<typeof adminClient>>) =>
  pluginClient(admin).set('stripe', { settings: SIMULATOR_CREDENTIALS.stripe, active: true })

/** @param key of another account than the first */
export const cardToken = (store: TestStore, number: string, key?: string) =>
  tokens.cardToken(store.simulators.stripe, number, key)

export const debitToken = (store: TestStore, iban: string, key?: string) =>
  tokens.debitToken(store.simulators.stripe, iban, key)

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
