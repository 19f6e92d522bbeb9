import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { handoverSchema, latestHandoverSchema } from './contracts'

const REFUSALS = { not_found: NO_DETAILS, conflict: NO_DETAILS }

/** Earlier orders, handed over to a CRM such as hubspot. */
export const crmEndpoints = defineEndpoints({
  'GET /api/admin/crm/[id]/handover': {
    summary: 'The latest run that handed earlier orders over to a CRM, such as hubspot',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: latestHandoverSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/crm/[id]/handover': {
    summary: 'Starts to hand all earlier orders over to a CRM, one after the other',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'start-handover', points: 20, seconds: 3600 },
    answers: { 202: handoverSchema },
    errors: REFUSALS,
  },
  'POST /api/admin/crm/[id]/handover/end': {
    summary: 'Ends the run; what was handed over stays there',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: handoverSchema },
    errors: REFUSALS,
  },
})
