/** Orders and unclaimed payments, as the back office lists and changes them. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { pageQuery, sumSchema, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { PROVIDER_IDS as PROVIDERS } from '@/lib/payments/provider-ids'
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from './admin-limits'
import { orderSchema } from './contracts'

const ORDER_STATUSES = orderSchema.shape.orderStatus.options
const MAX_PAGE = 100

const dateTime = z.iso.datetime()

/** An order number as a path parameter; a malformed one matches no order. */
export const orderNumberParamSchema = lineSchema('orderNumber', 60)

const flag = (name: string) =>
  z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: name }))
    .transform((word) => word === 'true')
    .optional()

/** What orders wait for. */
const WAITS_FOR_CHOICES = ['keys', 'hand', 'release'] as const
export type WaitsFor = (typeof WAITS_FOR_CHOICES)[number]

/** Filters of the list of orders and of its export. */
export const orderFiltersSchema = z.object({
  search: lineSchema('search', 120).optional(),
  status: z
    .enum(
      ORDER_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: ORDER_STATUSES.join(', ') }),
    )
    .optional(),
  provider: z
    .enum(
      PROVIDERS,
      fault('fields.mustBeOneOf', { field: 'provider', choices: PROVIDERS.join(', ') }),
    )
    .optional(),
  /** Days in the store's time zone, both included. */
  from: z.iso.date(fault('fields.mustBeDay', { field: 'from' })).optional(),
  to: z.iso.date(fault('fields.mustBeDay', { field: 'to' })).optional(),
  /** Days in which something of them was paid back, both included. */
  refundedFrom: z.iso.date(fault('fields.mustBeDay', { field: 'refundedFrom' })).optional(),
  refundedTo: z.iso.date(fault('fields.mustBeDay', { field: 'refundedTo' })).optional(),
  /** With pieces of a product, by id. */
  product: wholeNumberSchema('product', 1, 999_999_999).optional(),
  /** Only paid orders with undelivered items: a list that should be empty. */
  undelivered: flag('undelivered'),
  /** Only those for whose place, on which the tax depends, the evidence contradicts itself. */
  contradicted: flag('contradicted'),
  /** Of one customer, by id. */
  customer: wholeNumberSchema('customer', 1, 999_999_999).optional(),
  /** Only those with items that wait for keys, or that somebody has to deliver. */
  waitsFor: z
    .enum(
      WAITS_FOR_CHOICES,
      fault('fields.mustBe', { field: 'waitsFor', example: 'keys, hand or release' }),
    )
    .optional(),
})
export type OrderFilters = z.infer<typeof orderFiltersSchema>

/** Query of GET /api/admin/orders. */
export const orderListQuerySchema = orderFiltersSchema.extend(pageQuery(MAX_PAGE, 25))
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
  /** What was bought, such as `2 × Office; 1 × Norton`. */
  productNames: z.string(),
  /** The buyer's, by which tax was charged; `null` where it is not known. */
  country: z.string().nullable(),
  couponCode: z.string().nullable(),
})
export type OrderRow = z.infer<typeof orderRowSchema>
export const orderRowsSchema = z.array(orderRowSchema)

/** An order that a search found. */
export const foundOrderSchema = orderRowSchema.pick({
  orderNumber: true,
  customerName: true,
  customerEmail: true,
  orderStatus: true,
  totalAmount: true,
  currency: true,
  createdAt: true,
})
export type FoundOrder = z.infer<typeof foundOrderSchema>

/** The same figures as those of Analytics. */
const periodSchema = z.object({
  orders: z.number().int(),
  /** What was paid for the orders of the period, without what gift cards paid. */
  gross: sumSchema,
  /** Gross by order, rounded half up to a cent. */
  average: sumSchema,
  /** Paid back in the period, whenever the orders were placed. */
  refunds: sumSchema,
  /** Gross less refunds. */
  net: sumSchema,
})

/** Answer of GET /api/admin/orders/statistics. Days are those of the store's time zone. */
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
    currency: z.string(),
    capturedAt: dateTime.nullable(),
    customerName: z.string().nullable(),
    customerEmail: z.string().nullable(),
    /** What the cart cost that it was started with; `null` without one. */
    cartTotal: priceSchema.nullable(),
  }),
)
export type UnclaimedPayment = z.infer<typeof unclaimedPaymentsSchema>[number]

/** Body of POST …/correct-email. */
export const correctEmailSchema = z.object({
  email: emailSchema,
  /** The version of the order that was loaded; a change in between is a conflict. */
  expectedUpdatedAt: dateTime.optional(),
})

/** Body of POST …/deliver. */
export const deliverByHandSchema = z.object({
  itemIds: z
    .array(
      z
        .number(fault('fields.mustBeNumbers', { field: 'itemIds' }))
        .int()
        .positive(),
    )
    .min(1, fault('orders.chooseWhatWasDelivered'))
    .max(100),
  /** Mailed to the buyer; if absent, nothing is mailed. */
  message: paragraphsSchema('message', MAX_NOTE_LENGTH).optional().default(''),
})
export type DeliverByHand = z.infer<typeof deliverByHandSchema>

/** Body of POST …/notes. */
export const noteSchema = z.object({
  note: paragraphsSchema('note', MAX_NOTE_LENGTH).min(1, fault('fields.writeNote')),
})

/** Body of POST /api/admin/product-keys/{id}/replace. */
export const replaceKeySchema = z.object({
  reason: lineSchema('reason', MAX_REASON_LENGTH).min(1, fault('orders.sayWhatIsWrongKey')),
})

/** Answer of …/replace: the replacement key. */
export const replacedKeySchema = z.object({ id: z.number().int() })

/** Answer of …/resend and …/correct-email; `null` when there is nothing to send. */
export const resentSchema = z.object({ mail: z.enum(['retried', 'queued']).nullable() })
