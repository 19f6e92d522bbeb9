import { defineEndpoints } from '@/lib/http/endpoint'
import { finderQuerySchema, foundSchema } from './contracts'

export const finderEndpoints = defineEndpoints({
  'POST /api/admin/search': {
    summary:
      'Finds orders, buyers, products, articles, and what an exact licence key belongs to; the text is in the body, because it may be a key',
    who: 'staff',
    stepUp: false,
    isRead: true,
    limit: { name: 'admin-search', points: 300, seconds: 60 },
    body: finderQuerySchema,
    answers: { 200: foundSchema },
  },
})
