import type { ProviderNotice } from '@/lib/payments/provider-notice'
import { disputeAnswer, refundAnswer } from './answers'
import { askSquare, type SquareConfig } from './client'
import { readDispute, readRefund } from './read-notice'

/**
 * What became of the refund or the dispute that an event told of: events come in any order, and late.
 *
 * @returns `null` where Square does not know it in that account
 * @throws Error when Square does not answer now
 */
export async function lookUpNotice(
  config: SquareConfig,
  told: ProviderNotice,
): Promise<ProviderNotice | null> {
  if (told.about === 'refund') {
    const path = `/v2/refunds/${encodeURIComponent(told.refund.providerRefundId)}`
    const asked = await askSquare(config, refundAnswer, { path })
    return asked.ok ? readRefund(asked.value.refund) : notKnown(asked.failure)
  }
  if (told.about !== 'dispute') return told
  const path = `/v2/disputes/${encodeURIComponent(told.dispute.providerDisputeId)}`
  const asked = await askSquare(config, disputeAnswer, { path })
  return asked.ok ? readDispute(asked.value.dispute) : notKnown(asked.failure)
}

/** An earlier account may have lost its access. */
function notKnown({ reason, message }: { reason: string; message: string }): null {
  if (reason === 'unknown') throw new Error(message)
  return null
}
