import { breakdownQuerySchema, breakdownSchema } from '@/lib/analytics/contracts'
import { salesBy } from '@/lib/analytics/queries'
import { adminRoute } from '@/lib/api/admin-route'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/breakdown', async (request) => {
  const { by, ...query } = parseQuery(request, breakdownQuerySchema)
  return reply(breakdownSchema, await salesBy(by, query, new Date()))
})
