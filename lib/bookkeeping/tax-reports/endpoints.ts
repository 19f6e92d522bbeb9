import { defineEndpoints, file } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { taxPeriodSchema, taxReportSchema } from './contracts'

export const taxReportEndpoints = defineEndpoints({
  'GET /api/admin/tax-report': {
    summary: 'What was sold and refunded in a period by country and tax rate',
    who: 'staff',
    permission: 'taxes',
    stepUp: false,
    query: taxPeriodSchema,
    answers: { 200: taxReportSchema },
  },
  'GET /api/admin/tax-report/export': {
    summary: 'The tax report of a period as a CSV file',
    who: 'staff',
    permission: 'taxes',
    stepUp: true,
    query: taxPeriodSchema,
    answers: { 200: file('text/csv') },
  },
  'GET /api/admin/tax-report/one-stop-shop': {
    summary: 'What goes into a quarter’s return to the EU one-stop shop as a CSV file',
    who: 'staff',
    permission: 'taxes',
    stepUp: true,
    query: taxPeriodSchema,
    answers: { 200: file('text/csv') },
  },
  'GET /api/admin/tax-report/one-stop-shop/xml': {
    summary: 'A quarter’s return to the EU one-stop shop (Union scheme) as XML',
    who: 'staff',
    permission: 'taxes',
    stepUp: true,
    query: taxPeriodSchema,
    answers: { 200: file('application/xml') },
    errors: { conflict: NO_DETAILS },
  },
  'GET /api/admin/tax-report/postings': {
    summary: 'A posting for each rate of each invoice and credit note of a period as a CSV file',
    who: 'staff',
    permission: 'taxes',
    stepUp: true,
    query: taxPeriodSchema,
    answers: { 200: file('text/csv') },
  },
})
