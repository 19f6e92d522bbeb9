import { z } from 'zod'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import {
  answerDisputeSchema,
  disputeQuerySchema,
  disputesSchema,
  enterDisputeSchema,
} from './contracts'

const params = z.object({ orderNumber: orderNumberParamSchema })
const disputeParams = params.extend({ id: z.uuid() })

export const disputeEndpoints = defineEndpoints({
  'GET /api/admin/disputes': {
    summary: 'Disputed payments, newest first',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: disputeQuerySchema,
    paged: true,
    answers: { 200: disputesSchema },
  },
  'GET /api/admin/orders/[orderNumber]/disputes': {
    summary: 'The disputes of an order',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    params,
    answers: { 200: disputesSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/disputes': {
    summary: 'Enters or changes a dispute that no provider reports',
    who: 'staff',
    permission: 'payments.settle',
    stepUp: false,
    params,
    body: enterDisputeSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/orders/[orderNumber]/disputes/[id]/evidence': {
    summary: 'Sends the evidence of a dispute to the provider, which takes it once',
    who: 'staff',
    permission: 'payments.settle',
    stepUp: false,
    params: disputeParams,
    body: answerDisputeSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, provider_error: NO_DETAILS },
  },
  'GET /api/admin/orders/[orderNumber]/evidence': {
    summary: 'What was bought, paid, delivered and opened of an order, as a PDF for a dispute',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    params,
    answers: { 200: file('application/pdf') },
    errors: { not_found: NO_DETAILS },
  },
})
