import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { MAX_TAG_LENGTH } from '@/lib/customers/record-rules'
import { KEY_STATUSES } from '@/lib/licences/key-rules'
import { adminRefundRequestSchema } from '@/lib/refunds/admin-contracts'
import { disputeSchema } from '@/lib/refunds/disputes/contracts'
import { libraryDataSchema } from '@/lib/service/library/contracts'
import { MESSAGE_STATUSES } from '@/lib/service/messages/message-rules'

const dateTime = z.iso.datetime()

export const CUSTOMER_ORDERS = ['latest', 'spent', 'orders'] as const

/** Query of GET /api/admin/customers. */
export const customerListQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  tag: lineSchema('tag', MAX_TAG_LENGTH).optional(),
  /** Only those that are blocked. */
  blocked: z
    .literal('true', fault('fields.mustBe', { field: 'blocked', example: 'true' }))
    .optional(),
  sort: z
    .enum(
      CUSTOMER_ORDERS,
      fault('fields.mustBeOneOf', { field: 'sort', choices: CUSTOMER_ORDERS.join(', ') }),
    )
    .default('latest'),
  ...pageQuery(100, 25),
})
export type CustomerListQuery = z.output<typeof customerListQuerySchema>

/** Sums may have more digits than a single order. */
const sumSchema = z.string().regex(/^\d+\.\d{2}$/)

export const sumsSchema = z.object({
  orders: z.number().int(),
  /** What was captured for the orders, what went back, and what is left, in the base currency. */
  paid: sumSchema,
  refunded: sumSchema,
  net: sumSchema,
})

const blockSchema = z.object({ since: dateTime, by: z.string(), reason: z.string() })

/** Somebody who has bought. The sums are those of all their addresses. */
export const customerRowSchema = sumsSchema.extend({
  id: z.number().int(),
  /** The leading one, in lower case. */
  email: z.string(),
  /** Those that were merged into it (docs/decisions/0114). */
  otherEmails: z.array(z.string()),
  /** As in the latest order. */
  name: z.string(),
  lastOrderAt: dateTime.nullable(),
  tags: z.array(z.string()),
  isBlocked: z.boolean(),
})
export type CustomerRow = z.infer<typeof customerRowSchema>

/** A customer in the list, with what only that says. */
const listedCustomerSchema = customerRowSchema.extend({
  /** When they bought first; `null` where no order is left. */
  firstOrderAt: dateTime.nullable(),
  /** Of the latest order that says it. */
  country: z.string().nullable(),
})
export type ListedCustomer = z.infer<typeof listedCustomerSchema>
export const customerRowsSchema = z.array(listedCustomerSchema)

/** One address of a customer, with what is its own. */
const customerAddressSchema = sumsSchema.extend({
  id: z.number().int(),
  email: z.string(),
  notes: z.number().int(),
  tags: z.array(z.string()),
  block: blockSchema.nullable(),
  /** When the personal data under it were last erased. */
  erasedAt: dateTime.nullable(),
  /** Which of the addresses it was merged into; `null` of the leading one. */
  merged: z.object({ intoId: z.number().int(), at: dateTime, by: z.string() }).nullable(),
})
export type CustomerAddress = z.infer<typeof customerAddressSchema>

/** Customer as its page in the back office shows it. Its orders are listed by GET /api/admin/orders. */
export const customerDetailSchema = customerRowSchema.extend({
  /** The leading one first; most have no other. */
  addresses: z.array(customerAddressSchema),
  /** The first of those of the addresses: one of them blocks all. */
  block: blockSchema.nullable(),
  /** When the personal data under the leading address were last erased. */
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
      currency: true,
      openedAt: true,
    }),
  ),
  messages: z.array(
    z.object({
      id: z.number().int(),
      subject: z.string(),
      status: z.enum(MESSAGE_STATUSES),
      /** Whom it is from, in lower case. */
      email: z.string(),
      createdAt: dateTime,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** Whom it went to, in lower case. */
      email: z.string(),
      orderNumber: z.string().nullable(),
      status: z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled']),
      createdAt: dateTime,
      sentAt: dateTime.nullable(),
    }),
  ),
})
export type CustomerDetail = z.infer<typeof customerDetailSchema>

/** Query of GET …/data. */
export const customerDataQuerySchema = z.object({
  /** Also those of the person's other addresses. */
  addresses: z
    .literal('all', fault('fields.mustBe', { field: 'addresses', example: 'all' }))
    .optional(),
})

/** Body of POST …/erasure. */
export const customerErasureSchema = z.object({
  /** Of all addresses of the person, not of this one alone. */
  allAddresses: z
    .boolean(fault('fields.mustBeTrueOrFalse', { field: 'allAddresses' }))
    .default(false),
})

/** What there is under an address, whether or not it has bought. */
const storedDataSchema = libraryDataSchema.extend({
  disputes: z.array(customerDetailSchema.shape.disputes.element.omit({ id: true })),
  mails: z.array(customerDetailSchema.shape.mails.element.omit({ id: true, email: true })),
  productAlerts: z.array(
    z.object({
      productName: z.string(),
      kind: z.enum(['back_in_stock', 'price_drop']),
      status: z.enum(['watching', 'mailed', 'stopped']),
      /** Which was seen, in `currency`; `null` for the store's own. */
      price: z.string(),
      currency: z.string().nullable(),
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
  /** Gifts that others sent there; who did is not said. */
  giftsReceived: z.array(
    z.object({ recipientName: z.string(), message: z.string(), sentAt: dateTime }),
  ),
  /** Those that staff mailed there, without their codes. */
  giftCards: z.array(
    z.object({
      lastFour: z.string(),
      recipientName: z.string(),
      message: z.string(),
      currency: z.string(),
      faceValue: z.string(),
      balance: z.string(),
      expiresAt: dateTime.nullable(),
      createdAt: dateTime,
    }),
  ),
})
export type StoredData = z.infer<typeof storedDataSchema>

const addressDataSchema = storedDataSchema.extend({
  ...customerDetailSchema.pick({ tags: true, block: true, erasedAt: true }).shape,
  notes: z.array(z.object({ text: z.string(), createdAt: dateTime })),
  /** What staff noted of messages that came from there. */
  messageNotes: z.array(z.object({ subject: z.string(), text: z.string(), createdAt: dateTime })),
})
export type AddressData = z.infer<typeof addressDataSchema>

/** What GET /api/admin/customers/[id]/data answers: what the library's own download has, and more. Never a key. */
export const customerDataSchema = addressDataSchema.extend({
  /** The same of the person's other addresses, where they were asked for. */
  otherAddresses: z.array(addressDataSchema),
})
export type CustomerData = z.infer<typeof customerDataSchema>
