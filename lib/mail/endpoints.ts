import { z } from 'zod'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  mailStateSchema,
  retriedMailsSchema,
  testMailResultSchema,
  testMailSchema,
} from './admin-contracts'

/** The mail server or provider, what waits for it, and what a provider tells of mails. */
export const mailEndpoints = defineEndpoints({
  'GET /api/admin/settings/mail': {
    summary: 'The mail server in force and what waits for it',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    answers: { 200: mailStateSchema },
  },
  'POST /api/admin/settings/test-mail': {
    summary: 'Sends a mail past the queue and says what the server answered',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    limit: { name: 'test-mail', points: 20, seconds: 600 },
    body: testMailSchema,
    answers: { 200: testMailResultSchema },
  },
  'POST /api/admin/settings/retry-mails': {
    summary: 'Tries all mails again that could not be sent so far',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    answers: { 200: retriedMailsSchema },
  },
  'POST /api/webhooks/mail/[provider]': {
    summary:
      'Takes what a mail provider, such as sendgrid, tells of mails that came back or were called spam; signed by it',
    who: 'public',
    // Far above what a provider sends; forgers are stopped before they cost much.
    limit: { name: 'mail-report', points: 1200, seconds: 60 },
    signedBody: { maxBytes: 1024 * 1024 },
    answers: { 200: z.object({ received: z.literal(true) }) },
    /** `unavailable`: the signature cannot be checked; the provider sends it again. */
    errors: {
      not_found: NO_DETAILS,
      unauthorized: NO_DETAILS,
      unavailable: NO_DETAILS,
      invalid: NO_DETAILS,
    },
  },
})
