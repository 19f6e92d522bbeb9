import { z } from 'zod'
import type {
  DisputeNotice,
  NoticeHead,
  PaymentReference,
  ProviderDispute,
  ProviderNotice,
} from '@/lib/payments/provider-notice'
import {
  disputeAnswer,
  eventSchema,
  paymentAnswer,
  refundAnswer,
  type SquareDispute,
  type SquareRefund,
} from './answers'
import { fromMoney } from './money'
import { isRefundOf, refundStatusOf } from './outcomes'

/** Id and kind of an event. @throws ZodError when it is no event of Square's */
export function squareNoticeHead(body: unknown): NoticeHead {
  const { event_id, type } = eventSchema.parse(body)
  return { eventId: event_id, kind: type }
}

/**
 * What an event of Square tells the store. Of a payment it says only which: what came of it is asked. Of everybody who
 * sells at the location it hears, so most may be of no payment of the store.
 * https://developer.squareup.com/docs/webhooks/v2webhook-events-tech-ref
 *
 * @throws ZodError when an event that the store acts on can't be read
 */
export function readSquareNotice(body: unknown): ProviderNotice {
  const { type, data } = eventSchema.parse(body)
  if (/^payment\.(?:created|updated)$/.test(type)) {
    const { id, reference_id } = paymentAnswer.parse(data.object).payment
    return { about: 'payment', payment: { transactionId: id, ...ownId(reference_id) } }
  }
  if (/^refund\.(?:created|updated)$/.test(type))
    return readRefund(refundAnswer.parse(data.object).refund)
  if (/^dispute\.(?:created|state\.updated|state\.changed)$/.test(type))
    return readDispute(disputeAnswer.parse(data.object).dispute)
  return { about: 'nothing' }
}

export const isUuid = (text: string | null | undefined): text is string =>
  z.uuid().safeParse(text).success

const ownId = (reference: string | null | undefined): Pick<PaymentReference, 'paymentId'> =>
  isUuid(reference) ? { paymentId: reference } : {}

/** A refund as Square tells of it. */
export const readRefund = (refund: SquareRefund): ProviderNotice => ({
  about: 'refund',
  payment: { transactionId: refund.payment_id ?? '' },
  refund: {
    providerRefundId: refund.id,
    isRequest: isRefundOf(refund),
    amount: fromMoney(refund.amount_money),
    status: refundStatusOf(refund),
    isReversal: false,
  },
})

/** https://developer.squareup.com/reference/square/enums/DisputeState */
const STATES: Readonly<Record<string, ProviderDispute['status']>> = {
  INQUIRY_EVIDENCE_REQUIRED: 'needs_response',
  INQUIRY_PROCESSING: 'under_review',
  // The bank only asked, and asks no more.
  INQUIRY_CLOSED: 'won',
  EVIDENCE_REQUIRED: 'needs_response',
  PROCESSING: 'under_review',
  WON: 'won',
  LOST: 'lost',
  // The owner did not contest it.
  ACCEPTED: 'lost',
}

/** A dispute as Square tells of it. */
export function readDispute(dispute: SquareDispute): DisputeNotice {
  const { id, state, reason, amount_money, due_at, created_at, updated_at } = dispute
  return {
    about: 'dispute',
    payment: { transactionId: dispute.disputed_payment?.payment_id ?? '' },
    dispute: {
      providerDisputeId: id,
      status: STATES[state] ?? 'needs_response',
      reason: reason ?? 'OTHER',
      amount: fromMoney(amount_money),
      respondBy: due_at ?? null,
      openedAt: created_at,
      changedAt: updated_at,
    },
  }
}
