import { type StripeConfig, stripeClient } from './client'
import { failureOf } from './failure'

/** Asks Stripe whether a secret key is valid; times out after 10 seconds by default. https://docs.stripe.com/api/balance/balance_retrieve */
export async function checkStripe({
  timeoutMs = 10_000,
  ...config
}: StripeConfig): Promise<'accepted' | 'refused' | 'unreachable'> {
  try {
    const stripe = await stripeClient({ ...config, timeoutMs })
    await stripe.balance.retrieve()
    return 'accepted'
  } catch (error) {
    const isRefused = /Authentication|Permission/.test(failureOf(error).providerCode ?? '')
    return isRefused ? 'refused' : 'unreachable'
  }
}
