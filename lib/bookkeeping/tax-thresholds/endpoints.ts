import { defineEndpoints } from '@/lib/http/endpoint'
import { watchedThresholdsSchema } from './contracts'

export const taxThresholdEndpoints = defineEndpoints({
  'GET /api/admin/tax-thresholds': {
    summary: 'How much was sold where a tax is owed from a certain amount on',
    who: 'staff',
    permission: 'taxes',
    stepUp: false,
    answers: { 200: watchedThresholdsSchema },
  },
})
