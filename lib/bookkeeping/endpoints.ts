import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  compareRequestSchema,
  comparisonQuerySchema,
  comparisonSchema,
  comparisonsSchema,
} from './contracts'

export const bookkeepingEndpoints = defineEndpoints({
  'GET /api/admin/books': {
    summary: 'Comparisons of the store’s book with those of the payment providers, newest first',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: comparisonQuerySchema,
    paged: true,
    answers: { 200: comparisonsSchema },
  },
  'POST /api/admin/books': {
    summary: 'Starts a comparison of the store’s book with a payment provider’s',
    who: 'staff',
    permission: 'payments.settle',
    stepUp: false,
    body: compareRequestSchema,
    answers: { 202: comparisonSchema },
  },
  'GET /api/admin/books/[id]': {
    summary: 'One comparison of books',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    params: z.object({ id: z.uuid(fault('fields.mustBe', { field: 'id', example: 'a UUID' })) }),
    answers: { 200: comparisonSchema },
    errors: { not_found: NO_DETAILS },
  },
})
