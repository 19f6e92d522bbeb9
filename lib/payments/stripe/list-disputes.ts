import { DAY_MS } from '@/lib/core/time'
import type { DisputeNotice } from '@/lib/payments/provider-notice'
import { disputeSchema } from './answers'
import { type StripeConfig, stripeClient } from './client'
import { readDispute } from './read-notice'

/** Stripe lists disputes by the day on which they were opened; one is decided within some months. */
const LONGEST_DAYS = 120

/** The disputes that may have changed since a time, as Stripe knows them now. @throws Error when Stripe does not answer, or refuses */
export async function* listStripeDisputes(
  config: StripeConfig,
  since: Date,
): AsyncGenerator<DisputeNotice> {
  const stripe = await stripeClient(config)
  const gte = Math.floor((since.getTime() - LONGEST_DAYS * DAY_MS) / 1000)
  for await (const dispute of stripe.disputes.list({ created: { gte }, limit: 100 }))
    yield readDispute(disputeSchema.parse(dispute), new Date())
}
