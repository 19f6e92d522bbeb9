import { z } from 'zod'
import { couponRefusedSchema } from '@/lib/cart/coupons/contracts'
import { fault } from '@/lib/core/server-text'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { newPaymentLinkSchema, paymentLinkSchema, paymentLinksSchema } from './contracts'

export const paymentLinkEndpoints = defineEndpoints({
  'POST /api/admin/payment-links': {
    summary: 'Mails a customer a link by which an order at these prices is paid',
    who: 'staff',
    permission: 'orders.create',
    stepUp: false,
    body: newPaymentLinkSchema,
    answers: { 200: paymentLinkSchema, 201: paymentLinkSchema },
    errors: {
      conflict: NO_DETAILS,
      coupon_refused: couponRefusedSchema,
      payment_refused: NO_DETAILS,
    },
  },
  'GET /api/admin/payment-links': {
    summary: 'The newest links by which customers pay what staff drafted',
    who: 'staff',
    permission: 'orders.create',
    stepUp: false,
    answers: { 200: paymentLinksSchema },
  },
  'POST /api/admin/payment-links/[id]/cancel': {
    summary: 'Ends a link that is not paid yet',
    who: 'staff',
    permission: 'orders.create',
    stepUp: false,
    params: z.object({ id: z.uuid(fault('fields.mustBe', { field: 'id', example: 'a UUID' })) }),
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
