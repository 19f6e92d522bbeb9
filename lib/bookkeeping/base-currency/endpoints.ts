import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  baseCurrencySchema,
  changeBaseCurrencySchema,
  changedBaseCurrencySchema,
} from './contracts'

/** What the store charges in. */
export const baseCurrencyEndpoints = defineEndpoints({
  'GET /api/admin/base-currency': {
    summary: 'What the store charges in, and whether that can be changed',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    answers: { 200: baseCurrencySchema },
  },
  'POST /api/admin/base-currency': {
    summary:
      'Makes another currency the store’s, with all prices, coupons, gift cards and costs at one rate',
    who: 'staff',
    permission: 'settings',
    stepUp: 'by change',
    body: changeBaseCurrencySchema,
    answers: { 200: changedBaseCurrencySchema },
    errors: { conflict: NO_DETAILS },
  },
})
