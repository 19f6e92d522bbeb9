import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { batchDetailSchema, recallSchema } from './contracts'

/** Recalling keys that were bought together. */
export const recallEndpoints = defineEndpoints({
  'GET /api/admin/key-batches/[id]': {
    summary: 'A batch of keys: who has them, and how far its recall is',
    who: 'staff',
    permission: 'keys',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: batchDetailSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/key-batches/[id]/recall': {
    summary: 'Takes a batch of keys out of sale, and replaces the sold ones or mails their buyers',
    who: 'staff',
    permission: 'keys',
    stepUp: true,
    params: idParamsSchema,
    body: recallSchema,
    answers: { 200: batchDetailSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/key-batches/[id]/recall/retry': {
    summary: 'Tries again to replace the keys of a recalled batch that could not be replaced',
    who: 'staff',
    permission: 'keys',
    stepUp: true,
    params: idParamsSchema,
    answers: { 200: batchDetailSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
