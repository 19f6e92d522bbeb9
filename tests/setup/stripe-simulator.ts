import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals'
import Stripe from 'stripe'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { startStripeSimulator } from '@/scripts/simulators/stripe'
import { cardToken, debitToken } from './stripe-tokens'

/** A form as browsers send it. */
export const form = (body: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(body),
})

/** The refusal of a call of Stripe's package. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : undefined),
  )

/** A simulator of Stripe for the tests of a file, and Stripe's own package at it. Before each test nothing has happened. */
export function stripeSimulator() {
  let simulator: Awaited<ReturnType<typeof startStripeSimulator>>
  let stripe: Stripe
  beforeAll(async () => {
    simulator = await startStripeSimulator()
    const { hostname, port } = new URL(simulator.url)
    stripe = new Stripe(SIMULATOR_CREDENTIALS.stripe.secretKey, {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
    })
  })
  afterAll(() => simulator.close())
  beforeEach(() => tell('__reset'))

  const tell = async (path: string, body: object = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    expect((await fetch(`${simulator.url}/${path}`, init)).ok).toBe(true)
  }
  return {
    get url() {
      return simulator.url
    },
    get stripe() {
      return stripe
    },
    tell,
    card: (number: string) => cardToken(simulator.url, number),
    debit: (iban: string) => debitToken(simulator.url, iban),
    /** A payment of 25 euros by a token. */
    pay: async (means: Promise<string>, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      stripe.paymentIntents.create({
        amount: 2500,
        currency: 'eur',
        confirm: true,
        confirmation_token: await means,
        automatic_payment_methods: { enabled: true },
        return_url: 'https://store.example/checkout/return?payment=1',
        use_stripe_sdk: true,
        metadata: { payment: 'p1' },
        expand: ['latest_charge.balance_transaction'],
        ...more,
      }),
  }
}
