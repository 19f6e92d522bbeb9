import type { AnsweredDispute, DisputeAnswer } from '@/lib/payments/dispute-evidence'
import type { GatewayFailure } from '@/lib/payments/gateway'
import { disputeSchema } from './answers'
import { type StripeConfig, stripeClient } from './client'
import { failureOf } from './failure'
import { readDispute } from './read-notice'

/** Of one text, and Stripe's own limit of all is a multiple of it. */
const MAX_TEXT = 20_000

/**
 * Submits the evidence of a dispute, which can be done once. What did not succeed is looked up: it was submitted if Stripe
 * has it under the id of this answer. https://docs.stripe.com/api/disputes/update
 */
export async function answerStripeDispute(
  config: StripeConfig,
  { answerId, providerDisputeId, evidence }: DisputeAnswer,
): Promise<AnsweredDispute | GatewayFailure> {
  const stripe = await stripeClient(config)
  const text = (value: string) => value.slice(0, MAX_TEXT)
  const { billingAddress, networkAddress } = evidence
  try {
    const updated = await stripe.disputes.update(providerDisputeId, {
      evidence: {
        customer_name: text(evidence.buyerName),
        customer_email_address: text(evidence.buyerEmail),
        ...(billingAddress && { billing_address: text(billingAddress) }),
        ...(networkAddress && { customer_purchase_ip: text(networkAddress) }),
        product_description: text(evidence.product),
        access_activity_log: text(evidence.activity),
        refund_policy_disclosure: text(evidence.refundPolicy),
        uncategorized_text: text(evidence.other),
      },
      metadata: { answerId },
      submit: true,
    })
    return answered(updated)
  } catch (error) {
    // Stripe's package asks once more where a connection breaks, and is then told that the answer is there.
    return (await submitted(config, providerDisputeId, answerId)) ?? failureOf(error)
  }
}

const answered = (dispute: unknown): AnsweredDispute => ({
  ok: true,
  dispute: readDispute(disputeSchema.parse(dispute), new Date()).dispute,
})

async function submitted(
  config: StripeConfig,
  id: string,
  answerId: string,
): Promise<AnsweredDispute | null> {
  const stripe = await stripeClient(config)
  const found = await stripe.disputes.retrieve(id).catch(() => null)
  return found?.metadata.answerId === answerId ? answered(found) : null
}
