import { z } from 'zod'
import { parseDecimal } from '@/lib/core/money'
import type { Amount } from '@/lib/payments/gateway'
import type {
  DisputeNotice,
  NoticeHead,
  PaymentReference,
  ProviderDispute,
  ProviderNotice,
} from '@/lib/payments/provider-notice'

const moneySchema = z
  .object({ currency_code: z.string().length(3), value: z.string() })
  .transform(({ currency_code: currency, value }, context): Amount => {
    const cents = parseDecimal(value)
    if (cents !== null) return { cents, currency }
    context.addIssue({ code: 'custom', message: 'not an amount' })
    return z.NEVER
  })
const linksSchema = z.array(z.object({ rel: z.string(), href: z.string() })).default([])

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.unknown(),
})

const captureSchema = z.object({
  id: z.string(),
  custom_id: z.string().optional(),
})

const refundSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  status: z.string().default('COMPLETED'),
  custom_id: z.string().optional(),
  links: linksSchema,
})

const disputeSchema = z.object({
  dispute_id: z.string(),
  create_time: z.iso.datetime(),
  update_time: z.iso.datetime().optional(),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: z.string().optional(),
        custom: z.string().optional(),
      }),
    )
    .min(1),
  reason: z.string(),
  status: z.string(),
  dispute_amount: moneySchema,
  seller_response_due_date: z.iso.datetime().optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
})

/** Id and kind of an event. @throws ZodError when it is no event of PayPal's */
export function payPalNoticeHead(body: unknown): NoticeHead {
  const { id, event_type } = eventSchema.parse(body)
  return { eventId: id, kind: event_type }
}

const CAPTURES = new Set([
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.PENDING',
])
const REFUNDS = new Set([
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
])
const DISPUTES = new Set([
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
])

/**
 * What an event of PayPal tells the store.
 * https://developer.paypal.com/api/rest/webhooks/event-names/
 *
 * @throws ZodError when an event that the store acts on can't be read
 */
export function readPayPalNotice(body: unknown): ProviderNotice {
  const { event_type: kind, resource } = eventSchema.parse(body)
  if (CAPTURES.has(kind)) return readCapture(resource)
  if (REFUNDS.has(kind)) return readRefund(resource, kind)
  if (DISPUTES.has(kind)) return readDispute(resource)
  return { about: 'nothing' }
}

const ownId = (customId: string | undefined): Pick<PaymentReference, 'paymentId'> =>
  z.uuid().safeParse(customId).success ? { paymentId: customId } : {}

function readCapture(resource: unknown): ProviderNotice {
  const { id, custom_id } = captureSchema.parse(resource)
  return { about: 'payment', payment: { transactionId: id, ...ownId(custom_id) } }
}

const REFUND_STATUS: Record<string, 'refunded' | 'pending' | 'failed'> = {
  COMPLETED: 'refunded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

function readRefund(resource: unknown, kind: string): ProviderNotice {
  const { id, amount, status, custom_id, links } = refundSchema.parse(resource)
  const capture = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return {
    about: 'refund',
    payment: { transactionId: capture.split('/').at(-1) ?? '' },
    refund: {
      providerRefundId: id,
      isRequest: (refundId) => refundId === custom_id,
      amount,
      status: REFUND_STATUS[status] ?? 'pending',
      isReversal: kind === 'PAYMENT.CAPTURE.REVERSED',
    },
  }
}

const OUTCOMES: Record<string, 'won' | 'lost'> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  // PayPal pays the buyer itself and leaves the seller the money.
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  ACCEPTED: 'lost',
  DENIED: 'won',
  NONE: 'won',
}

function disputeStatus(status: string, outcome: string | undefined): ProviderDispute['status'] {
  if (status === 'RESOLVED') return OUTCOMES[outcome ?? ''] ?? 'lost'
  return status === 'UNDER_REVIEW' || status === 'WAITING_FOR_BUYER_RESPONSE'
    ? 'under_review'
    : 'needs_response'
}

/** A dispute as PayPal tells of it, in a notification or when asked. @throws ZodError for anything else */
export function readDispute(resource: unknown): DisputeNotice {
  const found = disputeSchema.parse(resource)
  const [disputed] = found.disputed_transactions
  return {
    about: 'dispute',
    payment: { transactionId: disputed?.seller_transaction_id, ...ownId(disputed?.custom) },
    dispute: {
      providerDisputeId: found.dispute_id,
      status: disputeStatus(found.status, found.dispute_outcome?.outcome_code),
      reason: found.reason,
      amount: found.dispute_amount,
      respondBy: found.seller_response_due_date ? new Date(found.seller_response_due_date) : null,
      openedAt: new Date(found.create_time),
      changedAt: new Date(found.update_time ?? found.create_time),
    },
  }
}
