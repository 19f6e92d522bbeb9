import { z } from 'zod'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { defineEndpoints, file } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'

const MAX_POSITION = 999

const params = z.object({
  orderNumber: orderNumberParamSchema,
  /** Of the item in its order, from 1. */
  position: wholeNumberSchema('position', 1, MAX_POSITION),
})
const pdf = file('application/pdf')

export const certificateEndpoints = defineEndpoints({
  'GET /api/orders/[orderNumber]/certificates/[position]': {
    summary:
      'The certificate of the licences of an item as a PDF, keys masked, for the cart session that paid, or with the token of the mailed link in `x-order-token`',
    who: 'public or cart session',
    limit: { name: 'order-document', points: 60, seconds: 600 },
    params,
    answers: { 200: pdf },
    errors: { not_found: NO_DETAILS, unauthorized: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/admin/orders/[orderNumber]/certificates/[position]': {
    summary: 'The certificate of the licences of an item as a PDF, keys masked',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params,
    answers: { 200: pdf },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
