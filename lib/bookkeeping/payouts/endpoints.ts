import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  payoutExportSchema,
  payoutLinesQuerySchema,
  payoutLinesSchema,
  payoutQuerySchema,
  payoutSchema,
  payoutScopeSchema,
  payoutSummarySchema,
  payoutsSchema,
} from './contracts'

export const payoutEndpoints = defineEndpoints({
  'GET /api/admin/payouts': {
    summary: 'What the payment providers paid out to the bank in a period, newest first',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: payoutQuerySchema,
    paged: true,
    answers: { 200: payoutsSchema },
  },
  'GET /api/admin/payouts/summary': {
    summary: 'What was paid out in a period by provider and currency, and what is still on its way',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: payoutScopeSchema,
    answers: { 200: payoutSummarySchema },
  },
  'GET /api/admin/payouts/lines': {
    summary: 'The movements of a payout, or those that are not paid out or not the store’s',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: payoutLinesQuerySchema,
    paged: true,
    answers: { 200: payoutLinesSchema },
  },
  'GET /api/admin/payouts/export': {
    summary: 'The payouts of a period, or the movements that they are of, as a CSV file',
    who: 'staff',
    permission: 'payments.read',
    stepUp: true,
    query: payoutExportSchema,
    answers: { 200: file('text/csv') },
  },
  'POST /api/admin/payouts/read': {
    summary: 'Has the payouts read from the providers; at most once in five minutes',
    who: 'staff',
    permission: 'payments.settle',
    stepUp: false,
    answers: { 202: NO_CONTENT },
    errors: { conflict: NO_DETAILS },
  },
  'GET /api/admin/payouts/[id]': {
    summary: 'One payout',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: payoutSchema },
    errors: { not_found: NO_DETAILS },
  },
})
