import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { exchangeRatesSchema, takeRateSchema, typeQuarterRateSchema } from './contracts'

/** The rates by which prices are shown in other currencies. */
export const rateEndpoints = defineEndpoints({
  'GET /api/admin/exchange-rates': {
    summary: 'Where exchange rates come from, of which day they are, and which were held',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    answers: { 200: exchangeRatesSchema },
  },
  'POST /api/admin/exchange-rates': {
    summary: 'Takes a rate that was held because it jumped',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    body: takeRateSchema,
    answers: { 200: exchangeRatesSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/quarter-rates': {
    summary:
      'Types what a euro was worth for a quarter, where the European Central Bank’s rate was not read',
    who: 'staff',
    permission: 'taxes',
    stepUp: false,
    body: typeQuarterRateSchema,
    answers: { 204: NO_CONTENT },
    errors: { conflict: NO_DETAILS },
  },
})
