import { periodQuerySchema, summarySchema } from '@/lib/analytics/contracts'
import { salesSummary } from '@/lib/analytics/queries'
import { adminRoute } from '@/lib/api/admin-route'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/summary', async (request) => {
  const query = parseQuery(request, periodQuerySchema)
  return reply(summarySchema, await salesSummary(query, new Date()))
})
