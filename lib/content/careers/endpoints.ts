import { z } from 'zod'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  applicationIdSchema,
  applicationQuerySchema,
  applicationRowsSchema,
} from './admin-contracts'
import { applicationReceivedSchema, applicationSchema } from './contracts'
import { CV_TOO_LARGE, MAX_CV_BYTES } from './cv-limits'

/** The texts beside the CV, with room for what a form adds around its fields. */
const MAX_FORM_BYTES = MAX_CV_BYTES + 128 * 1024

const idParams = z.object({ id: applicationIdSchema })

/** Applying for a job, and the applications. */
export const careerEndpoints = defineEndpoints({
  'POST /api/applications': {
    summary: 'Takes an application with its CV',
    who: 'public',
    limit: { name: 'apply', points: 10, seconds: 600 },
    form: { fields: applicationSchema, maxBytes: MAX_FORM_BYTES, tooLarge: CV_TOO_LARGE },
    answers: { 201: applicationReceivedSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/applications': {
    summary: 'The applications without their CVs, newest first',
    who: 'staff',
    permission: 'applications',
    stepUp: false,
    query: applicationQuerySchema,
    answers: { 200: applicationRowsSchema },
    paged: true,
  },
  'GET /api/admin/applications/[id]/cv': {
    summary: "An applicant's CV; the audit trail records who has fetched it",
    who: 'staff',
    permission: 'applications',
    stepUp: false,
    params: idParams,
    answers: { 200: file('*/*') },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/applications/[id]': {
    summary: 'Deletes an application with its CV',
    who: 'staff',
    permission: 'applications',
    stepUp: false,
    params: idParams,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
