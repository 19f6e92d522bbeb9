import type { DisputeNotice } from '@/lib/payments/provider-notice'
import { disputeSchema } from './answers'
import { type StripeConfig, stripeClient } from './client'
import { failureOf } from './failure'
import { readDispute } from './read-notice'

/**
 * A dispute as Stripe knows it now; `null` where the account has none of this id, or may not read it.
 *
 * @throws Error when Stripe does not answer
 */
export async function lookUpDispute(
  config: StripeConfig,
  id: string,
): Promise<DisputeNotice | null> {
  const stripe = await stripeClient(config)
  const askedAt = new Date()
  try {
    return readDispute(disputeSchema.parse(await stripe.disputes.retrieve(id)), askedAt)
  } catch (error) {
    if (failureOf(error).reason === 'unknown') throw error
    return null
  }
}
