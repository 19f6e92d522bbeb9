import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { providerEventQuerySchema, providerEventRowsSchema, receivedSchema } from './contracts'

/** Far above what a provider sends; forgers are stopped before they cost much. */
const limit = { name: 'provider-notice', points: 1200, seconds: 60 }
const signedBody = { maxBytes: 256 * 1024 }
const answers = { 200: receivedSchema } as const
/** `unavailable`: the signature cannot be checked; the provider sends it again. */
const errors = {
  not_found: NO_DETAILS,
  unauthorized: NO_DETAILS,
  unavailable: NO_DETAILS,
  invalid: NO_DETAILS,
} as const

export const providerEventEndpoints = defineEndpoints({
  'POST /api/webhooks/[provider]': {
    summary:
      'Takes the notifications of a payment provider, such as paypal or authorize-net, which it signs',
    who: 'public',
    limit,
    signedBody,
    answers,
    errors,
  },
  'GET /api/admin/provider-events': {
    summary: 'What the payment providers told the store, newest first',
    who: 'staff',
    permission: 'payments.read',
    stepUp: false,
    query: providerEventQuerySchema,
    paged: true,
    answers: { 200: providerEventRowsSchema },
  },
  'POST /api/admin/provider-events/[id]/replay': {
    summary: 'Handles a notification of a payment provider once more',
    who: 'staff',
    permission: 'payments.settle',
    stepUp: false,
    params: z.object({ id: z.uuid(fault('fields.mustBe', { field: 'id', example: 'a UUID' })) }),
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
