import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { paymentPageSchema } from './contracts'

/** What payment pages load, what browsers kept from loading, and what of it the owner knows (PCI DSS 4.0.1, 6.4.3 and 11.6.1). */
export const paymentPageEndpoints = defineEndpoints({
  'POST /api/policy-reports': {
    summary:
      'Counts what a browser reports to have kept from loading, as application/csp-report or application/reports+json',
    who: 'public',
    limit: { name: 'policy-reports', points: 60, seconds: 600 },
    signedBody: { maxBytes: 64 * 1024 },
    answers: { 204: NO_CONTENT },
    errors: { invalid: NO_DETAILS },
  },
  'GET /api/admin/payment-page': {
    summary:
      'The scripts of payment pages, what changed of them, and what browsers kept from loading',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    answers: { 200: paymentPageSchema },
  },
  'POST /api/admin/payment-page/check': {
    summary: 'Reads the payment page now, as a job does each week',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    limit: { name: 'payment-page-check', points: 10, seconds: 600 },
    answers: { 200: paymentPageSchema },
    errors: { unavailable: NO_DETAILS },
  },
  'POST /api/admin/payment-page/[id]/accept': {
    summary: 'Takes what was found of the payment page for right from now on',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: paymentPageSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/payment-page/blocked/[id]/known': {
    summary: 'Marks what browsers kept from loading as known',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: paymentPageSchema },
    errors: { not_found: NO_DETAILS },
  },
})
