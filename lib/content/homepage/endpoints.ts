import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  changeHomepageSchema,
  homepageAnswerSchema,
  homepagePreviewAnswerSchema,
  homepagePreviewSchema,
  MAX_HOMEPAGE_BODY_BYTES,
} from './contracts'

/** The calls that edit the home page. */
export const homepageEndpoints = defineEndpoints({
  'GET /api/admin/homepage': {
    summary: 'What can be edited on the home page',
    who: 'staff',
    permission: 'homepage',
    stepUp: false,
    answers: { 200: homepageAnswerSchema },
  },
  'PUT /api/admin/homepage': {
    summary: 'Publishes the home page',
    who: 'staff',
    permission: 'homepage',
    stepUp: false,
    maxBodyBytes: MAX_HOMEPAGE_BODY_BYTES,
    body: changeHomepageSchema,
    answers: { 200: homepageAnswerSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/homepage/preview': {
    summary: 'Makes a page that shows a draft of the home page',
    who: 'staff',
    permission: 'homepage',
    stepUp: false,
    maxBodyBytes: MAX_HOMEPAGE_BODY_BYTES,
    body: homepagePreviewSchema,
    answers: { 201: homepagePreviewAnswerSchema },
  },
})
