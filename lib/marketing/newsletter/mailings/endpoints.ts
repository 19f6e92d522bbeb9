import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  mailingChangeSchema,
  mailingInputSchema,
  mailingPreviewSchema,
  mailingQuerySchema,
  mailingRowsSchema,
  mailingSchema,
  mailingStateSchema,
  mailingTrialAnswerSchema,
  mailingTrialSchema,
  renderedMailingSchema,
} from './contracts'

/** Several texts of the length of an article, of up to four bytes a character. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

/** The mailings to the subscribers of the newsletter. */
export const mailingEndpoints = defineEndpoints({
  'GET /api/admin/mailings': {
    summary: 'The mailings to subscribers, newest first, each with what became of its mails',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    query: mailingQuerySchema,
    answers: { 200: mailingRowsSchema },
    paged: true,
  },
  'POST /api/admin/mailings': {
    summary: 'Creates a mailing as a draft',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    body: mailingInputSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    answers: { 201: mailingSchema },
  },
  'POST /api/admin/mailings/preview': {
    summary: 'Renders a text of a mailing, saved or not, as its readers will see it',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    body: mailingPreviewSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    answers: { 200: renderedMailingSchema },
  },
  'GET /api/admin/mailings/[id]': {
    summary: 'A mailing with its texts and what became of its mails',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: mailingSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PUT /api/admin/mailings/[id]': {
    summary: 'Changes a mailing that is a draft',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    params: idParamsSchema,
    body: mailingChangeSchema,
    maxBodyBytes: MAX_BODY_BYTES,
    answers: { 200: mailingSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/mailings/[id]': {
    summary: 'Deletes a mailing that is a draft',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/mailings/[id]/trial': {
    summary: 'Mails a saved mailing to the address of whoever asks for it',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    params: idParamsSchema,
    body: mailingTrialSchema,
    answers: { 202: mailingTrialAnswerSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/mailings/[id]/state': {
    summary:
      'Starts, schedules, pauses, resumes or cancels a mailing; its recipients are fixed when it starts',
    who: 'staff',
    permission: 'newsletter',
    stepUp: false,
    params: idParamsSchema,
    body: mailingStateSchema,
    answers: { 200: mailingSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
