import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { lineSchema } from '@/lib/core/text-schemas'
import { MAX_TAG_LENGTH } from '@/lib/customers/record-rules'
import { disputeSchema } from '@/lib/disputes/contracts'
import { libraryDataSchema } from '@/lib/library/contracts'
import { KEY_STATUSES } from '@/lib/licences/key-rules'
import { MESSAGE_STATUSES } from '@/lib/messages/message-rules'
import { adminRefundRequestSchema } from '@/lib/refunds/admin-contracts'

const dateTime = z.iso.datetime()

export const CUSTOMER_ORDERS = ['latest', 'spent', 'orders'] as const

/** Query of GET /api/admin/customers. */
export const customerListQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  tag: lineSchema('tag', MAX_TAG_LENGTH).optional(),
  /** Only those that are blocked. */
  blocked: z.literal('true', 'blocked must be true').optional(),
  sort: z
    .enum(CUSTOMER_ORDERS, `sort must be one of ${CUSTOMER_ORDERS.join(', ')}`)
    .default('latest'),
  ...pageQuery(100, 25),
})
export type CustomerListQuery = z.output<typeof customerListQuerySchema>

/** Sums may have more digits than a single order. */
const sumSchema = z.string().regex(/^\d+\.\d{2}$/)

const customerRowSchema = z.object({
  id: z.number().int(),
  /** In lower case. */
  email: z.string(),
  /** As in the latest order. */
  name: z.string(),
  orders: z.number().int(),
  /** What was captured for the orders, what went back, and what is left, in US dollars. */
  paid: sumSchema,
  refunded: sumSchema,
  net: sumSchema,
  lastOrderAt: dateTime.nullable(),
  tags: z.array(z.string()),
  isBlocked: z.boolean(),
})
export type CustomerRow = z.infer<typeof customerRowSchema>
export const customerRowsSchema = z.array(customerRowSchema)

/** Customer as its page in the back office shows it. Its orders are listed by GET /api/admin/orders. */
export const customerDetailSchema = customerRowSchema.extend({
  block: z.object({ since: dateTime, by: z.string(), reason: z.string() }).nullable(),
  /** When the personal data were last erased. */
  erasedAt: dateTime.nullable(),
  /** Newest first, as all lists below; each ends at some number of entries. */
  notes: z.array(
    z.object({ id: z.number().int(), text: z.string(), username: z.string(), createdAt: dateTime }),
  ),
  products: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      /** Pieces that were bought, and of them refunded. */
      pieces: z.number().int(),
      refundedPieces: z.number().int(),
      lastBoughtAt: dateTime,
    }),
  ),
  keys: z.array(
    z.object({
      id: z.number().int(),
      /** All but the last four characters are masked. */
      masked: z.string(),
      status: z.enum(KEY_STATUSES),
      productId: z.number().int(),
      productName: z.string(),
      orderNumber: z.string(),
      assignedAt: dateTime.nullable(),
    }),
  ),
  refundRequests: z.array(
    adminRefundRequestSchema.pick({
      id: true,
      orderNumber: true,
      reason: true,
      message: true,
      status: true,
      createdAt: true,
    }),
  ),
  disputes: z.array(
    disputeSchema.pick({
      id: true,
      orderNumber: true,
      status: true,
      reason: true,
      amount: true,
      openedAt: true,
    }),
  ),
  messages: z.array(
    z.object({
      id: z.number().int(),
      subject: z.string(),
      status: z.enum(MESSAGE_STATUSES),
      createdAt: dateTime,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      orderNumber: z.string().nullable(),
      status: z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled']),
      createdAt: dateTime,
      sentAt: dateTime.nullable(),
    }),
  ),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

/** What GET /api/admin/customers/[id]/data answers: what the library's own download has, and more. Never a key. */
export const customerDataSchema = libraryDataSchema.extend({
  ...customerDetailSchema.pick({ tags: true, block: true, erasedAt: true }).shape,
  notes: z.array(z.object({ text: z.string(), createdAt: dateTime })),
  disputes: z.array(customerDetailSchema.shape.disputes.element.omit({ id: true })),
  mails: z.array(customerDetailSchema.shape.mails.element.omit({ id: true })),
  productAlerts: z.array(
    z.object({
      productName: z.string(),
      kind: z.enum(['back_in_stock', 'price_drop']),
      status: z.enum(['watching', 'mailed', 'stopped']),
      watchedAt: dateTime,
    }),
  ),
  /** Job applications; the CV itself is downloaded among them. */
  applications: z.array(
    z.object({
      job: z.string(),
      name: z.string(),
      phone: z.string(),
      link: z.string(),
      message: z.string(),
      cvFileName: z.string(),
      createdAt: dateTime,
    }),
  ),
})
export type CustomerData = z.infer<typeof customerDataSchema>
