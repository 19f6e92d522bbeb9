import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { catalogueImportSchema, latestTakeoverSchema, startTakeoverSchema } from './contracts'

/** The catalogue of a WooCommerce shop, taken over. */
export const catalogueImportEndpoints = defineEndpoints({
  'GET /api/admin/catalogue-import': {
    summary:
      'The latest run that took the catalogue of a WooCommerce shop over, or said what it would take',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: latestTakeoverSchema },
  },
  'POST /api/admin/catalogue-import': {
    summary:
      'Starts to take the catalogue of a WooCommerce shop over, or to say what it would take',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'start-catalogue-import', points: 20, seconds: 3600 },
    body: startTakeoverSchema,
    answers: { 202: catalogueImportSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/catalogue-import/end': {
    summary: 'Ends the run; what was taken over stays',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: catalogueImportSchema },
    errors: { conflict: NO_DETAILS },
  },
})
