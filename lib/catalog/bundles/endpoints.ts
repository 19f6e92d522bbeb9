import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { bundleInputSchema, bundleSchema } from './contracts'

/** Products that consist of others. */
export const bundleEndpoints = defineEndpoints({
  'GET /api/admin/products/[id]/parts': {
    summary: 'What a product consists of; nothing where it is no bundle',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: bundleSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PUT /api/admin/products/[id]/parts': {
    summary: 'Makes a product a bundle of others, changes what is in it, or makes it none again',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    body: bundleInputSchema,
    answers: { 200: bundleSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
