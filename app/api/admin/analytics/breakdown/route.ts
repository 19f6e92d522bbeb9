import { breakdownQuerySchema, breakdownSchema } from '@/lib/domains/analytics/contracts'
import { salesBy } from '@/lib/domains/analytics/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/breakdown', async (request) => {
  const { by, ...query } = parseQuery(request, breakdownQuerySchema)
  return reply(breakdownSchema, await salesBy(by, query, new Date()))
})
