import { periodQuerySchema, summarySchema } from '@/lib/domains/analytics/contracts'
import { salesSummary } from '@/lib/domains/analytics/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/summary', async (request) => {
  const query = parseQuery(request, periodQuerySchema)
  return reply(summarySchema, await salesSummary(query, new Date()))
})
