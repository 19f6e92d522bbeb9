import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { articleImportSchema, latestImportSchema } from './contracts'

/** Posts of a WordPress site, brought into the knowledge base. */
export const articleImportEndpoints = defineEndpoints({
  'GET /api/admin/article-import': {
    summary: 'The latest run that brought posts of a WordPress site in',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: latestImportSchema },
  },
  'POST /api/admin/article-import': {
    summary: 'Starts to bring all posts of a WordPress site in, those that changed again',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'start-article-import', points: 20, seconds: 3600 },
    answers: { 202: articleImportSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/article-import/end': {
    summary: 'Ends the run; what was brought in stays',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: articleImportSchema },
    errors: { conflict: NO_DETAILS },
  },
})
