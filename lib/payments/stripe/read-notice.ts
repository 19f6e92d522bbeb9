import { z } from 'zod'
import type {
  DisputeNotice,
  NoticeHead,
  PaymentReference,
  ProviderDispute,
  ProviderNotice,
} from '@/lib/payments/provider-notice'
import {
  disputeSchema,
  eventSchema,
  refundSchema,
  type StripeDispute,
  type StripeRefund,
  timeOf,
} from './answers'
import { fromMinorUnits } from './minor-units'
import { REFUND_STATUS } from './outcomes'

/** Id and kind of an event. @throws ZodError when it is no event of Stripe's */
export function stripeNoticeHead(body: unknown): NoticeHead {
  const { id, type } = eventSchema.parse(body)
  return { eventId: id, kind: type }
}

const PAYMENTS = /^payment_intent\.(?:succeeded|processing|payment_failed|canceled)$/
const REFUNDS = /^(?:refund\.(?:created|updated|failed)|charge\.refund\.updated)$/
const DISPUTES = /^charge\.dispute\./

const referencedSchema = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

/**
 * What an event of Stripe tells the store. Of a payment it says only which: what came of it is asked.
 * https://docs.stripe.com/api/events/types
 *
 * @throws ZodError when an event that the store acts on can't be read
 */
export function readStripeNotice(body: unknown): ProviderNotice {
  const { type, created, data } = eventSchema.parse(body)
  if (PAYMENTS.test(type)) {
    const { id, metadata } = referencedSchema.parse(data.object)
    return { about: 'payment', payment: { transactionId: id, ...ownId(metadata?.paymentId) } }
  }
  if (REFUNDS.test(type)) return readRefund(refundSchema.parse(data.object))
  if (DISPUTES.test(type)) return readDispute(disputeSchema.parse(data.object), timeOf(created))
  return { about: 'nothing' }
}

const ownId = (paymentId: string | undefined): Pick<PaymentReference, 'paymentId'> =>
  z.uuid().safeParse(paymentId).success ? { paymentId } : {}

function readRefund(refund: StripeRefund): ProviderNotice {
  const { id, amount, currency, status, payment_intent, metadata } = refund
  return {
    about: 'refund',
    payment: { transactionId: payment_intent ?? '' },
    refund: {
      providerRefundId: id,
      isRequest: (refundId) => refundId === metadata?.refundId,
      amount: fromMinorUnits(amount, currency),
      status: REFUND_STATUS[status ?? ''] ?? 'pending',
      isReversal: false,
    },
  }
}

/** https://docs.stripe.com/api/disputes/object#dispute_object-status */
const STATES: Readonly<Record<string, ProviderDispute['status']>> = {
  warning_needs_response: 'needs_response',
  warning_under_review: 'under_review',
  // The bank only asked, and asks no more.
  warning_closed: 'won',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** A dispute as Stripe tells of it. @param changedAt when that was so */
export function readDispute(dispute: StripeDispute, changedAt: Date): DisputeNotice {
  const { id, amount, currency, status, reason, created, payment_intent } = dispute
  const dueBy = dispute.evidence_details?.due_by
  return {
    about: 'dispute',
    payment: { transactionId: payment_intent ?? '' },
    dispute: {
      providerDisputeId: id,
      status: STATES[status] ?? 'needs_response',
      reason: reason.toUpperCase(),
      amount: fromMinorUnits(amount, currency),
      respondBy: dueBy ? timeOf(dueBy) : null,
      openedAt: timeOf(created),
      changedAt,
    },
  }
}
