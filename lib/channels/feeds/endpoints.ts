import { defineEndpoints } from '@/lib/http/endpoint'
import { feedReportSchema } from './contracts'

/** The calls about the feeds; the feeds themselves are files below /feeds. */
export const feedEndpoints = defineEndpoints({
  'GET /api/admin/feeds/problems': {
    summary: 'What products lack that channels ask for, and which the feeds leave out',
    who: 'staff',
    permission: 'catalogue.read',
    stepUp: false,
    limit: { name: 'feed-problems', points: 20, seconds: 60 },
    answers: { 200: feedReportSchema },
  },
})
