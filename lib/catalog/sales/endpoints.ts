import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  saleChangeSchema,
  saleInputSchema,
  saleListQuerySchema,
  salePreviewInputSchema,
  salePreviewSchema,
  saleSchema,
  salesSchema,
} from './contracts'

/** Sales with dates. */
export const saleEndpoints = defineEndpoints({
  'GET /api/admin/sales': {
    summary: 'The sales, the latest start first; or those that are on in a month',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    query: saleListQuerySchema,
    answers: { 200: salesSchema },
    paged: true,
  },
  'POST /api/admin/sales': {
    summary: 'Plans a sale; one whose start is over begins at once',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: saleInputSchema,
    answers: { 201: saleSchema },
  },
  'POST /api/admin/sales/preview': {
    summary: 'Says what a sale would make of the products that it is over now',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: salePreviewInputSchema,
    answers: { 200: salePreviewSchema },
  },
  'PUT /api/admin/sales/[id]': {
    summary: 'Changes a sale that is planned or runs',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    body: saleChangeSchema,
    answers: { 200: saleSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/sales/[id]/stop': {
    summary: 'Stops a sale now: prices go back to what they were',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: saleSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/sales/[id]': {
    summary: 'Deletes a sale that does not run',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
