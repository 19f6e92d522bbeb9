import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { PROVIDER_IDS as PROVIDERS } from '@/lib/payments/provider-ids'
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from './admin-limits'
import { orderSchema } from './contracts'
import { ITEM_PROGRESS } from './item-progress'

const ORDER_STATUSES = orderSchema.shape.orderStatus.options
const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const
const REQUEST_STATUSES = ['open', 'accepted', 'declined'] as const
const MAX_PAGE = 100

const dateTime = z.iso.datetime()

/** An order's number as it is in a path; one of another form names no order. */
export const orderNumberParamSchema = lineSchema('orderNumber', 60)

const pageQuery = {
  limit: wholeNumberSchema('limit', 1, MAX_PAGE).default(25),
  offset: wholeNumberSchema('offset', 0, 999_999_999).default(0),
}

const flag = (name: string) =>
  z
    .enum(['true', 'false'], `${name} must be true or false`)
    .transform((word) => word === 'true')
    .optional()

/** What narrows the list of orders down; the export takes the same. */
export const orderFiltersSchema = z.object({
  search: lineSchema('search', 120).optional(),
  status: z.enum(ORDER_STATUSES, `status must be one of ${ORDER_STATUSES.join(', ')}`).optional(),
  provider: z.enum(PROVIDERS, `provider must be one of ${PROVIDERS.join(', ')}`).optional(),
  /** Days in UTC, both included. */
  from: z.iso.date('from must be a day such as 2026-01-31').optional(),
  to: z.iso.date('to must be a day such as 2026-01-31').optional(),
  /** Only orders that were paid and have something left to deliver: a list that should be empty. */
  undelivered: flag('undelivered'),
})
export type OrderFilters = z.infer<typeof orderFiltersSchema>

/** Query of GET /api/admin/orders. */
export const orderListQuerySchema = orderFiltersSchema.extend(pageQuery)
export type OrderListQuery = z.infer<typeof orderListQuerySchema>

const orderRowSchema = z.object({
  orderNumber: z.string(),
  createdAt: dateTime,
  customerName: z.string(),
  customerEmail: z.string(),
  orderStatus: orderSchema.shape.orderStatus,
  paymentMethod: orderSchema.shape.paymentMethod,
  totalAmount: priceSchema,
  refundedAmount: priceSchema,
  currency: z.string(),
  /** How many pieces were bought. */
  pieces: z.number().int(),
  /** How many items have not been delivered yet. */
  openItems: z.number().int(),
})
export type OrderRow = z.infer<typeof orderRowSchema>
export const orderRowsSchema = z.array(orderRowSchema)

/** Sums may have more digits than one order. */
const sumSchema = z.string().regex(/^\d+\.\d{2}$/)

const periodSchema = z.object({
  orders: z.number().int(),
  /** Captured less refunded, of the orders that were placed in the period. */
  revenue: sumSchema,
  /** Revenue by order, rounded half up to a cent. */
  average: sumSchema,
  /** Refunds that were made in the period. */
  refunds: z.object({ count: z.number().int(), amount: sumSchema }),
})

/** Answer of GET /api/admin/orders/statistics. Days begin at midnight UTC. */
export const orderStatisticsSchema = z.object({
  today: periodSchema,
  last7Days: periodSchema,
  last30Days: periodSchema,
  /** Orders with an item whose key pool ran dry. */
  waitingForKeys: z.number().int(),
  /** Orders with anything that was not delivered yet. */
  undelivered: z.number().int(),
  /** Captured payments that no order was made for. */
  unclaimedPayments: z.number().int(),
  openRefundRequests: z.number().int(),
})
export type OrderStatistics = z.infer<typeof orderStatisticsSchema>

/** Money that no order was made for. */
export const unclaimedPaymentsSchema = z.array(
  z.object({
    id: z.string(),
    provider: z.enum(PROVIDERS),
    providerReference: z.string().nullable(),
    amount: priceSchema,
    capturedAt: dateTime.nullable(),
    customerName: z.string().nullable(),
    customerEmail: z.string().nullable(),
  }),
)
export type UnclaimedPayment = z.infer<typeof unclaimedPaymentsSchema>[number]

const orderKeySchema = z.object({
  id: z.number().int(),
  /** All but the last four signs are hidden. */
  masked: z.string(),
  keyType: z.enum(['license', 'activation', 'serial', 'download_link']),
  status: z.enum(['available', 'reserved', 'used', 'quarantined']),
  assignedAt: dateTime.nullable(),
  quarantinedAt: dateTime.nullable(),
  quarantineReason: z.string().nullable(),
})

export const refundItemsSchema = z.array(
  z.object({ itemId: z.number().int(), quantity: z.number().int() }),
)

export const orderRefundSchema = z.object({
  id: z.string(),
  amount: priceSchema,
  status: z.enum(REFUND_STATUSES),
  items: refundItemsSchema,
  reason: z.string(),
  providerRefundId: z.string().nullable(),
  failureMessage: z.string().nullable(),
  username: z.string(),
  createdAt: dateTime,
})
export type OrderRefund = z.infer<typeof orderRefundSchema>

export const refundRequestSchema = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  totalAmount: priceSchema,
  orderStatus: orderSchema.shape.orderStatus,
  reason: z.string(),
  message: z.string(),
  status: z.enum(REQUEST_STATUSES),
  answer: z.string().nullable(),
  /** A refund for it is under way. */
  isBeingRefunded: z.boolean(),
  createdAt: dateTime,
})
export type AdminRefundRequest = z.infer<typeof refundRequestSchema>
export const refundRequestsSchema = z.array(refundRequestSchema)

/** Query of GET /api/admin/refund-requests. */
export const refundRequestQuerySchema = z.object({
  status: z
    .enum(REQUEST_STATUSES, `status must be one of ${REQUEST_STATUSES.join(', ')}`)
    .optional(),
  ...pageQuery,
})
export type RefundRequestQuery = z.infer<typeof refundRequestQuerySchema>

/** An order as its page in the back office shows it. Keys are masked. */
export const orderDetailSchema = orderSchema.omit({ items: true }).extend({
  locale: z.string(),
  updatedAt: dateTime,
  completedAt: dateTime.nullable(),
  items: z.array(
    z.object({
      id: z.number().int(),
      productId: z.number().int(),
      productName: z.string(),
      productPrice: priceSchema,
      quantity: z.number().int(),
      refundedQuantity: z.number().int(),
      delivery: z.enum(['keys', 'manual']),
      deliveredAt: dateTime.nullable(),
      progress: z.enum(ITEM_PROGRESS),
      keys: z.array(orderKeySchema),
    }),
  ),
  payment: z.object({
    id: z.string(),
    provider: z.enum(PROVIDERS),
    status: z.string(),
    providerOrderId: z.string().nullable(),
    providerTransactionId: z.string().nullable(),
    cardType: z.string().nullable(),
    lastFour: z.string().nullable(),
    capturedAmount: priceSchema,
    refundedAmount: priceSchema,
    /** What may still be refunded; what a pending refund takes is not. */
    refundableAmount: priceSchema,
    capturedAt: dateTime.nullable(),
  }),
  refunds: z.array(orderRefundSchema),
  refundRequests: z.array(refundRequestSchema),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** Of a delivery mail: first, rest or resend. */
      part: z.string().nullable(),
      toAddress: z.string(),
      status: z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled']),
      attempts: z.number().int(),
      lastError: z.string().nullable(),
      createdAt: dateTime,
      sentAt: dateTime.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      detail: z.record(z.string(), z.unknown()),
      actor: z.string(),
      createdAt: dateTime,
    }),
  ),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

/** Body of POST …/correct-email. */
export const correctEmailSchema = z.object({
  email: emailSchema,
  /** The order as it was loaded; another change in between is a conflict. */
  expectedUpdatedAt: dateTime.optional(),
})

/** Body of POST …/deliver. */
export const deliverByHandSchema = z.object({
  itemIds: z
    .array(z.number('itemIds must be numbers').int().positive())
    .min(1, 'Choose what was delivered')
    .max(100),
  /** Mailed to the buyer; without it nothing is mailed. */
  message: paragraphsSchema('message', MAX_NOTE_LENGTH).optional().default(''),
})
export type DeliverByHand = z.infer<typeof deliverByHandSchema>

/** Body of POST …/notes. */
export const noteSchema = z.object({
  note: paragraphsSchema('note', MAX_NOTE_LENGTH).min(1, 'Write a note'),
})

const refundIdSchema = z.uuid('refundId must be a UUID')

/** Body of POST …/cancel. */
export const cancelOrderSchema = z.object({
  /** Made by the caller: a repeated call with it has one effect. */
  refundId: refundIdSchema,
  reason: lineSchema('reason', MAX_REASON_LENGTH).min(1, 'Say why'),
})
export type CancelOrder = z.infer<typeof cancelOrderSchema>

/** Body of POST …/refund: pieces, an amount, or both; an amount then counts instead of their worth. */
export const refundOrderSchema = z
  .object({
    /** Made by the caller, and the provider's idempotency key: a repeated call with it refunds once. */
    refundId: refundIdSchema,
    items: z
      .array(
        z.object({
          itemId: z.number('itemId must be a number').int().positive(),
          quantity: z
            .number('quantity must be a number')
            .int('quantity must be a whole number')
            .min(1, 'quantity must be at least 1')
            .max(99, 'quantity must be at most 99'),
        }),
      )
      .max(100)
      .default([]),
    amount: z.union([z.string().max(20), z.number()], 'Enter an amount such as 19.99').optional(),
    reason: lineSchema('reason', MAX_REASON_LENGTH).min(1, 'Say why'),
    /** Goes into the buyer's mail. */
    message: paragraphsSchema('message', MAX_NOTE_LENGTH).optional().default(''),
    refundRequestId: z.number().int().positive().optional(),
  })
  .refine(({ items, amount }) => items.length > 0 || amount !== undefined, {
    path: ['amount'],
    message: 'Choose items or enter an amount',
  })
  .refine(({ items }) => new Set(items.map(({ itemId }) => itemId)).size === items.length, {
    path: ['items'],
    message: 'An item is named twice',
  })
export type RefundOrder = z.infer<typeof refundOrderSchema>

/** Body of POST /api/admin/refund-requests/{id}/answer. */
export const answerRequestSchema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('decline'),
    answer: paragraphsSchema('answer', MAX_NOTE_LENGTH).min(1, 'Tell the buyer why'),
  }),
  z.object({
    decision: z.literal('accept'),
    answer: paragraphsSchema('answer', MAX_NOTE_LENGTH).optional().default(''),
    /** Its `refundRequestId` and `message` are those of this answer. */
    refund: refundOrderSchema,
  }),
])

/** Body of POST /api/admin/product-keys/{id}/replace. */
export const replaceKeySchema = z.object({
  reason: lineSchema('reason', MAX_REASON_LENGTH).min(1, 'Say what is wrong with the key'),
})

/** Answer of …/replace: the key that took the faulty one's place. */
export const replacedKeySchema = z.object({ id: z.number().int() })

/** Answer of …/resend and …/correct-email; `null` when there is nothing to send. */
export const resentSchema = z.object({ mail: z.enum(['retried', 'queued']).nullable() })
