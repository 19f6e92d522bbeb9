import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  askForReminderSchema,
  reminderLinkQuerySchema,
  reminderStateSchema,
  reminderTokenSchema,
  restoredCartSchema,
  stoppedRemindersSchema,
} from './contracts'

const CONSENT = { name: 'cart-reminders', points: 60, seconds: 600 }
const MAILED_LINK = { name: 'cart-reminder-link', points: 120, seconds: 600 }

/** One reminder of a cart that was left: consent to it, and the links in its mail. */
export const cartReminderEndpoints = defineEndpoints({
  'GET /api/cart-reminders': {
    summary: 'Whether the owner of a cart wants to be reminded of it',
    who: 'cart session',
    limit: { ...CONSENT, name: 'cart-reminder-state', points: 300 },
    answers: { 200: reminderStateSchema },
  },
  'POST /api/cart-reminders': {
    summary: 'Records that the owner of a cart wants to be reminded of it once, by mail',
    who: 'cart session',
    limit: CONSENT,
    body: askForReminderSchema,
    answers: { 200: reminderStateSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/cart-reminders': {
    summary: 'Withdraws the consent to be reminded of a cart',
    who: 'cart session',
    limit: CONSENT,
    answers: { 204: NO_CONTENT },
  },
  'POST /api/cart-reminders/restore': {
    summary:
      'Puts what a mailed link remembers into the caller’s cart; quantities are not added up',
    who: 'cart session',
    limit: MAILED_LINK,
    body: reminderTokenSchema,
    answers: { 200: restoredCartSchema },
    errors: { conflict: NO_DETAILS },
  },
  'GET /api/cart-reminders/stop': {
    summary: 'Leads to the page that asks before it ends reminders',
    who: 'public',
    query: reminderLinkQuerySchema,
    answers: { 303: NO_CONTENT },
  },
  'POST /api/cart-reminders/stop': {
    summary:
      'Ends reminders to an address by the token of a mailed link, in the body or (RFC 8058) the address',
    who: 'public',
    limit: MAILED_LINK,
    query: reminderLinkQuerySchema,
    insteadOfBody: 'token',
    body: reminderTokenSchema,
    answers: { 200: stoppedRemindersSchema },
  },
})
