import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import {
  adminRefundRequestSchema,
  answerRequestSchema,
  cancelOrderSchema,
  orderRefundSchema,
  refundOptionsSchema,
  refundOrderSchema,
  refundRequestQuerySchema,
  refundRequestsSchema,
} from './admin-contracts'
import { refundRequestAnswerSchema, refundRequestSchema } from './contracts'
import { orderDetailSchema } from './order-detail-contract'
import { DISPUTED, REFUND_REFUSALS } from './refund-reasons'

const paymentParamsSchema = z.object({
  id: z.uuid(fault('fields.mustBe', { field: 'id', example: 'a UUID' })),
})
const params = z.object({ orderNumber: orderNumberParamSchema })

/** Why the form can't take a request; with `period_ended` also how long the period was, its end, and in which time zone. */
const refundRefusal = z.object({
  reason: z.enum(REFUND_REFUSALS),
  days: z.number().int().optional(),
  endedOn: z.iso.datetime().optional(),
  timeZone: z.string().optional(),
})

/** `refund_failed`: the next attempt needs a refundId of its own; `disputed`: it needs `despiteDispute`. */
const refundErrors = {
  not_found: NO_DETAILS,
  conflict: z.object({ reason: z.enum(['refund_failed', DISPUTED]).optional() }),
  provider_error: z.object({ reason: z.literal('refund_failed').optional() }),
} as const

export const refundEndpoints = defineEndpoints({
  'POST /api/refund-requests': {
    summary: 'Asks for a refund of an order, by the link that was mailed to its buyer',
    who: 'public',
    limit: { name: 'request-refund', points: 20, seconds: 600 },
    body: refundRequestSchema,
    answers: { 201: refundRequestAnswerSchema },
    errors: {
      unauthorized: NO_DETAILS,
      conflict: refundRefusal,
    },
  },

  'GET /api/admin/orders/[orderNumber]': {
    summary: 'An order with its items, payment, mails and timeline',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    scope: 'orders.read',
    params,
    answers: { 200: orderDetailSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/refund': {
    summary:
      'Refunds an order, whole or in part; 202 while the provider has not answered, or a part waits for the settlement',
    who: 'staff',
    permission: 'refunds',
    stepUp: true,
    params,
    body: refundOrderSchema,
    answers: { 200: orderRefundSchema, 202: orderRefundSchema },
    errors: refundErrors,
  },
  'GET /api/admin/orders/[orderNumber]/refund-options': {
    summary:
      'Whether a part of an order can be refunded now, or waits until its charge has settled',
    who: 'staff',
    permission: 'refunds',
    stepUp: false,
    params,
    answers: { 200: refundOptionsSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/refunds/[refundId]/take-back': {
    summary: 'Takes back a refund that waits until the charge has settled',
    who: 'staff',
    permission: 'refunds',
    stepUp: false,
    params: params.extend({
      refundId: z.uuid(fault('fields.mustBe', { field: 'refundId', example: 'a UUID' })),
    }),
    answers: { 200: orderRefundSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/payments/[id]/refund': {
    summary: 'Refunds the whole of a captured payment that no order was made for',
    who: 'staff',
    permission: 'refunds',
    stepUp: true,
    params: paymentParamsSchema,
    body: cancelOrderSchema,
    answers: { 200: orderRefundSchema, 202: orderRefundSchema },
    errors: refundErrors,
  },
  'POST /api/admin/orders/[orderNumber]/cancel': {
    summary: 'Cancels an order of which nothing was delivered, and refunds it',
    who: 'staff',
    permission: 'refunds',
    stepUp: true,
    params,
    body: cancelOrderSchema,
    answers: { 200: orderRefundSchema, 202: orderRefundSchema },
    errors: refundErrors,
  },
  'GET /api/admin/refund-requests': {
    summary: 'Requests for refunds',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    query: refundRequestQuerySchema,
    paged: true,
    answers: { 200: refundRequestsSchema },
  },
  'POST /api/admin/refund-requests/[id]/answer': {
    summary: 'Accepts or declines a request; 202 while the refund is on its way',
    who: 'staff',
    permission: 'refunds',
    stepUp: true,
    params: idParamsSchema,
    body: answerRequestSchema,
    answers: { 200: adminRefundRequestSchema, 202: adminRefundRequestSchema },
    errors: refundErrors,
  },
})
