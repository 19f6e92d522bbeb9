import { defineEndpoints } from '@/lib/http/endpoint'
import {
  mailStateSchema,
  retriedMailsSchema,
  testMailResultSchema,
  testMailSchema,
} from './admin-contracts'

/** The mail server and what waits for it. */
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
})
