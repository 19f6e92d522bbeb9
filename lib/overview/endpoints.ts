import { defineEndpoints } from '@/lib/http/endpoint'
import { overviewSchema } from './contracts'

export const overviewEndpoints = defineEndpoints({
  'GET /api/admin/overview': {
    summary:
      'What waits for somebody of the store, how today goes, the last orders, and how payments, mail and jobs are',
    who: 'staff',
    stepUp: false,
    answers: { 200: overviewSchema },
  },
})
