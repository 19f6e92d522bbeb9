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

/** An order number as a path parameter; a malformed one matches no order. */
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

/** Filters of the list of orders and of its export. */
export const orderFiltersSchema = z.object({
  search: lineSchema('search', 120).optional(),
  status: z.enum(ORDER_STATUSES, `status must be one of ${ORDER_STATUSES.join(', ')}`).optional(),
  provider: z.enum(PROVIDERS, `provider must be one of ${PROVIDERS.join(', ')}`).optional(),
  /** Days in UTC, both included. */
  from: z.iso.date('from must be a day such as 2026-01-31').optional(),
  to: z.iso.date('to must be a day such as 2026-01-31').optional(),
  /** Only paid orders with undelivered items: a list that should be empty. */
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
  /** Total quantity. */
  pieces: z.number().int(),
  /** Number of items not delivered yet. */
  openItems: z.number().int(),
})
export type OrderRow = z.infer<typeof orderRowSchema>
export const orderRowsSchema = z.array(orderRowSchema)

/** Sums may have more digits than a single order. */
const sumSchema = z.string().regex(/^\d+\.\d{2}$/)

const periodSchema = z.object({
  orders: z.number().int(),
  /** Captured less refunded, of the orders that were placed in the period. */
  revenue: sumSchema,
  /** Revenue by order, rounded half up to a cent. */
  average: sumSchema,
  /** Refunds issued in the period. */
  refunds: z.object({ count: z.number().int(), amount: sumSchema }),
})

/** Answer of GET /api/admin/orders/statistics. Days start at midnight UTC. */
export const orderStatisticsSchema = z.object({
  today: periodSchema,
  last7Days: periodSchema,
  last30Days: periodSchema,
  /** Orders with an item whose key pool is empty. */
  waitingForKeys: z.number().int(),
  /** Orders with any undelivered item. */
  undelivered: z.number().int(),
  /** Captured payments without an order. */
  unclaimedPayments: z.number().int(),
  openRefundRequests: z.number().int(),
})
export type OrderStatistics = z.infer<typeof orderStatisticsSchema>

/** A captured payment without an order. */
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
  /** All but the last four characters are masked. */
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
  /** A refund for it is in progress. */
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
    /** The amount that may still be refunded, excluding pending refunds. */
    refundableAmount: priceSchema,
    capturedAt: dateTime.nullable(),
  }),
  refunds: z.array(orderRefundSchema),
  refundRequests: z.array(refundRequestSchema),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** For a delivery mail: first, rest or resend. */
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
  /** The version of the order that was loaded; a change in between is a conflict. */
  expectedUpdatedAt: dateTime.optional(),
})

/** Body of POST …/deliver. */
export const deliverByHandSchema = z.object({
  itemIds: z
    .array(z.number('itemIds must be numbers').int().positive())
    .min(1, 'Choose what was delivered')
    .max(100),
  /** Mailed to the buyer; if absent, nothing is mailed. */
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
  /** Generated by the caller: repeating a call with the same id has no further effect. */
  refundId: refundIdSchema,
  reason: lineSchema('reason', MAX_REASON_LENGTH).min(1, 'Say why'),
})
export type CancelOrder = z.infer<typeof cancelOrderSchema>

/**
 * Body of POST …/refund: quantities, an amount, or both; the amount then overrides the value of the
 * quantities.
 */
export const refundOrderSchema = z
  .object({
    /**
     * Generated by the caller, also the provider's idempotency key: repeating a call with the same id
     * refunds once.
     */
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
    /** Included in the buyer's mail. */
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
    /** Its `refundRequestId` and `message` are taken from this answer. */
    refund: refundOrderSchema,
  }),
])

/** Body of POST /api/admin/product-keys/{id}/replace. */
export const replaceKeySchema = z.object({
  reason: lineSchema('reason', MAX_REASON_LENGTH).min(1, 'Say what is wrong with the key'),
})

/** Answer of …/replace: the replacement key. */
export const replacedKeySchema = z.object({ id: z.number().int() })

/** Answer of …/resend and …/correct-email; `null` when there is nothing to send. */
export const resentSchema = z.object({ mail: z.enum(['retried', 'queued']).nullable() })
