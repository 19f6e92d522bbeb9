import 'server-only'
import { settleAfterNotice } from '@/lib/checkout/reconcile-payments'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { mailOwner } from '@/lib/mail/mail-owner'
import type { Payment } from '@/lib/payments/payment'
import type { ProviderNotice } from '@/lib/payments/provider-notice'
import { PROVIDERS } from '@/lib/payments/providers'
import { paymentNamed } from '@/lib/payments/queries'
import type { DisputeStatus } from '@/lib/refunds/disputes/lifecycle'
import { recordDispute } from '@/lib/refunds/disputes/record-dispute'
import { recordProviderRefund } from '@/lib/refunds/record-provider-refund'
import { moveProviderEvent } from './transition'

/** With the worker's growing delays that is about nine hours. */
const MAX_ATTEMPTS = 10

const DISPUTE_WORDS: Record<DisputeStatus, string> = {
  needs_response: 'needs response',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
}

type Outcome = { event: 'handle' | 'ignore'; outcome: string; paymentId?: string }

/**
 * Does what a stored notification asks for. Whatever it says is looked at again or recorded once, so it
 * may be handled twice and in any order.
 *
 * @throws Error when it has to be tried again; the worker does so with growing delays
 */
export async function handleProviderEvent(id: string): Promise<void> {
  const stored = await db().providerEvent.findUniqueOrThrow({ where: { id } })
  if (stored.status !== 'received' && stored.status !== 'failed') return
  try {
    const provider = PROVIDERS[stored.provider]
    const notice = await provider.readNotice(stored.payload)
    const { event, ...details } = await act(notice, stored.provider)
    await moveProviderEvent(db(), id, event, { ...details, handledAt: new Date() })
  } catch (error) {
    await recordFailure(stored, error instanceof Error ? error.message : String(error))
    if (stored.attempts + 1 < MAX_ATTEMPTS) throw error
  }
}

async function act(notice: ProviderNotice, provider: Payment['provider']): Promise<Outcome> {
  if (notice.about === 'nothing') return { event: 'ignore', outcome: 'Nothing to do' }
  const payment = await paymentNamed(provider, notice.payment)
  if (!payment) return { event: 'ignore', outcome: 'No payment of this store' }
  const settled = await settleAfterNotice(payment)
  return { event: 'handle', outcome: await record(settled, notice), paymentId: payment.id }
}

async function record(
  payment: Payment,
  notice: Exclude<ProviderNotice, { about: 'nothing' }>,
): Promise<string> {
  if (notice.about === 'payment') return `The payment is ${payment.status}`
  if (notice.about === 'dispute')
    return (await recordDispute(payment, notice.dispute)) === 'recorded'
      ? `The dispute is recorded: ${DISPUTE_WORDS[notice.dispute.status]}`
      : 'The dispute was known'
  // What follows needs to know of the capture, whose news may still be on its way.
  if (payment.captured === null) throw new Error(`Payment ${payment.id} is not captured yet`)
  const OUTCOMES = {
    recorded: 'The refund is recorded',
    known: 'The refund was known',
    not_made: 'No refund was made',
  }
  return OUTCOMES[await recordProviderRefund(payment, notice.refund)]
}

async function recordFailure(
  { id, attempts }: { id: string; attempts: number },
  reason: string,
): Promise<void> {
  const isLast = attempts + 1 >= MAX_ATTEMPTS
  log.warn({ eventId: id, attempt: attempts + 1, reason }, 'provider event not handled')
  await db().$transaction(async (tx) => {
    await moveProviderEvent(tx, id, isLast ? 'give_up' : 'fail', {
      attempts: { increment: 1 },
      outcome: reason.slice(0, 500),
    })
    if (!isLast) return
    await mailOwner(tx, {
      kind: 'owner_webhook_given_up',
      dedupeKey: `provider-event:${id}:${attempts}`,
      payload: { providerEventId: id },
    })
  })
}
