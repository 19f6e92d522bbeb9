import { defineEndpoints, file } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'

/** The calls that describe the others. */
export const documentationEndpoints = defineEndpoints({
  'GET /api/openapi.json': {
    summary: 'This description, as OpenAPI 3.1',
    who: 'public',
    // It is the build's.
    keptUnder: ['api-description'],
    answers: { 200: file('application/json') },
  },
  'GET /api/docs': {
    summary: 'This description, as a page to read',
    who: 'public',
    answers: { 200: file('text/html') },
  },
  'GET /api/docs/[file]': {
    summary: 'A script or style of the page',
    who: 'public',
    answers: { 200: file('*/*') },
    errors: { not_found: NO_DETAILS },
  },
})
