import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { noticeReceivedSchema } from './contracts'

/** What help desks tell the store by themselves. */
export const helpDeskEndpoints = defineEndpoints({
  'POST /api/help-desks/[desk]': {
    summary:
      'Takes the notifications of a help desk, such as zendesk, that a ticket has changed; they are signed or bring a secret',
    who: 'public',
    /** Far above what a help desk sends; forgers are stopped before they cost much. */
    limit: { name: 'help-desk-notice', points: 1200, seconds: 60 },
    signedBody: { maxBytes: 512 * 1024 },
    answers: { 200: noticeReceivedSchema },
    errors: {
      not_found: NO_DETAILS,
      unauthorized: NO_DETAILS,
      /** Nothing is set by which it could be checked; the help desk sends it again. */
      unavailable: NO_DETAILS,
      invalid: NO_DETAILS,
    },
  },
})
