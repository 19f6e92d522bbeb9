import { forecastQuerySchema, forecastSchema } from '@/lib/analytics/contracts'
import { keyForecast } from '@/lib/analytics/queries'
import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/forecast', async (request) => {
  const query = parseQuery(request, forecastQuerySchema)
  const { rows, total } = await keyForecast(query)
  return reply(forecastSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})
