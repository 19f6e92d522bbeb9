import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  subscriberCountsSchema,
  subscriberQuerySchema,
  subscriberRowsSchema,
} from './admin-contracts'
import {
  newsletterLinkQuerySchema,
  newsletterLinkSchema,
  newsletterResultSchema,
  subscribedSchema,
  subscribeSchema,
} from './contracts'

const MAILED_LINK = { name: 'mailed-link', points: 120, seconds: 600 }

/** Subscribing, the links in mails, and the subscribers. */
export const newsletterEndpoints = defineEndpoints({
  'POST /api/newsletter': {
    summary: 'Asks for the newsletter; the answer does not reveal who is subscribed',
    who: 'public',
    limit: { name: 'subscribe', points: 10, seconds: 600 },
    body: subscribeSchema,
    answers: { 202: subscribedSchema },
  },
  'POST /api/newsletter/confirm': {
    summary: 'Begins a subscription by the token of a mailed link',
    who: 'public',
    limit: MAILED_LINK,
    body: newsletterLinkSchema,
    answers: { 200: newsletterResultSchema },
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'Leads to the page that asks before it unsubscribes',
    who: 'public',
    query: newsletterLinkQuerySchema,
    answers: { 303: NO_CONTENT },
  },
  'POST /api/newsletter/unsubscribe': {
    summary:
      'Ends a subscription by the token of a mailed link, in the body or (RFC 8058) the address',
    who: 'public',
    limit: MAILED_LINK,
    query: newsletterLinkQuerySchema,
    insteadOfBody: 'token',
    body: newsletterLinkSchema,
    answers: { 200: newsletterResultSchema },
  },
  'GET /api/admin/subscribers': {
    summary: 'The subscribers, newest first',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    query: subscriberQuerySchema,
    answers: { 200: subscriberRowsSchema },
    paged: true,
  },
  'GET /api/admin/subscribers/counts': {
    summary: 'How many subscribers there are in each state',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    answers: { 200: subscriberCountsSchema },
  },
  // All addresses at once leave the store only with an administrator.
  'GET /api/admin/subscribers/export': {
    summary: 'All active subscribers, each with a personal link that ends the subscription',
    who: 'staff',
    permission: 'newsletter',
    stepUp: true,
    answers: { 200: file('text/csv') },
  },
  'DELETE /api/admin/subscribers/[id]': {
    summary: 'Removes a subscriber',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
