import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { undoAnswerSchema, undoSchema } from './contracts'

/** Undoing what was changed in the back office. */
export const undoEndpoints = defineEndpoints({
  'POST /api/admin/undo': {
    summary: 'Undoes changes of products, a category, an article or settings',
    who: 'staff',
    stepUp: 'by change',
    body: undoSchema,
    answers: { 200: undoAnswerSchema },
    errors: { conflict: NO_DETAILS },
  },
})
