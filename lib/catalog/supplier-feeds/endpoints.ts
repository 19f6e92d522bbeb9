import { importReportSchema } from '@/lib/catalog/import-contracts'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  importFeedSchema,
  supplierFeedFieldsSchema,
  supplierFeedSchema,
  supplierFeedsSchema,
} from './contracts'

export const supplierFeedEndpoints = defineEndpoints({
  'GET /api/admin/supplier-feeds': {
    summary: 'The tables that suppliers offer, with how their last import ended',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    answers: { 200: supplierFeedsSchema },
  },
  'POST /api/admin/supplier-feeds': {
    summary: 'Adds a table that a supplier offers at an address',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    body: supplierFeedFieldsSchema,
    answers: { 201: supplierFeedSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/supplier-feeds/[id]': {
    summary: 'Changes a supplier’s table; one that is on is imported within minutes',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    body: supplierFeedFieldsSchema,
    answers: { 200: supplierFeedSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/supplier-feeds/[id]': {
    summary: 'Removes a supplier’s table; what it brought stays',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/supplier-feeds/[id]/import': {
    summary:
      'Fetches a supplier’s table and imports its right lines, or reports what that would do',
    who: 'staff',
    permission: 'catalogue',
    stepUp: false,
    params: idParamsSchema,
    body: importFeedSchema,
    answers: { 200: importReportSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS, too_large: NO_DETAILS },
  },
})
