import { defineEndpoints } from '@/lib/http/endpoint'
import { helpSearchAnswerSchema, helpSearchSchema } from './contracts'

/** The calls of the help centre. */
export const helpEndpoints = defineEndpoints({
  'GET /api/help/search': {
    summary: 'Searches help topics, questions and articles',
    who: 'public',
    limit: { name: 'search-help', points: 120, seconds: 60 },
    query: helpSearchSchema,
    answers: { 200: helpSearchAnswerSchema },
  },
})
