import { z } from 'zod'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'

const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['up', 'down']),
  worker: z.enum(['running', 'stopped', 'unknown']),
  version: z.string(),
  /** The version of page changes that this process's pages contain. */
  pages: z.string(),
})
export type Health = z.infer<typeof healthSchema>

/** The calls about the process that answers them. */
export const processEndpoints = defineEndpoints({
  'GET /api/health': {
    summary: 'Whether the store can do its work',
    who: 'public',
    answers: { 200: healthSchema, 503: healthSchema },
  },
  'POST /api/internal/refresh-pages': {
    summary: 'Renders the changed pages again at their next request',
    who: 'this process',
    answers: { 204: NO_CONTENT },
  },
})
