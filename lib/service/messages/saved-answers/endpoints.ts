import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  savedAnswerChangeSchema,
  savedAnswerInputSchema,
  savedAnswerSchema,
  savedAnswersSchema,
} from './contracts'

/** Texts that staff put into their answers to messages. */
export const savedAnswerEndpoints = defineEndpoints({
  'GET /api/admin/saved-answers': {
    summary: 'The saved answers, by name',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    answers: { 200: savedAnswersSchema },
  },
  'POST /api/admin/saved-answers': {
    summary: 'Adds a saved answer',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    body: savedAnswerInputSchema,
    answers: { 201: savedAnswerSchema },
    errors: { conflict: NO_DETAILS },
  },
  'PUT /api/admin/saved-answers/[id]': {
    summary: 'Replaces the name and the texts of a saved answer',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    body: savedAnswerChangeSchema,
    answers: { 200: savedAnswerSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/saved-answers/[id]': {
    summary: 'Deletes a saved answer; answers that were sent with it stay',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
