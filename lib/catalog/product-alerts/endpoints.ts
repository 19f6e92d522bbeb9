import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  alertLinkQuerySchema,
  alertResultSchema,
  askedForAlertsSchema,
  askForAlertsSchema,
  confirmAlertsSchema,
  erasedWatcherSchema,
  eraseWatcherSchema,
  stopAlertsSchema,
} from './contracts'

const MAILED_LINK = { name: 'alert-link', points: 120, seconds: 600 }

/** Mails about products that are back or cost less: asking for them, and the links in them. */
export const productAlertEndpoints = defineEndpoints({
  'POST /api/product-alerts': {
    summary:
      'Asks for a mail when products are back or cost less; the answer does not reveal who asked before',
    who: 'public',
    limit: { name: 'product-alerts', points: 10, seconds: 600 },
    body: askForAlertsSchema,
    answers: { 202: askedForAlertsSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/product-alerts/confirm': {
    summary: 'Begins alerts by the token of a mailed link',
    who: 'public',
    limit: MAILED_LINK,
    body: confirmAlertsSchema,
    answers: { 200: alertResultSchema },
  },
  'GET /api/product-alerts/stop': {
    summary: 'Leads to the page that asks before it stops alerts',
    who: 'public',
    query: alertLinkQuerySchema,
    answers: { 303: NO_CONTENT },
  },
  'POST /api/product-alerts/stop': {
    summary:
      'Stops alerts by the token of a mailed link, in the body or (RFC 8058: all alerts) the address',
    who: 'public',
    limit: MAILED_LINK,
    query: alertLinkQuerySchema,
    insteadOfBody: 'token',
    body: stopAlertsSchema,
    answers: { 200: alertResultSchema },
  },
  'POST /api/admin/product-alerts/erasures': {
    summary: 'Removes an address with its alerts about products and the mails about them',
    who: 'staff',
    permission: 'customers.data',
    stepUp: false,
    body: eraseWatcherSchema,
    answers: { 200: erasedWatcherSchema },
  },
})
