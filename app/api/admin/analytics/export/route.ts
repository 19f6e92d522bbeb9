import { exportQuerySchema } from '@/lib/analytics/contracts'
import { keyForecast, salesBy, salesSummary } from '@/lib/analytics/queries'
import { breakdownFile, daysFile, forecastFile } from '@/lib/analytics/tables'
import { adminRoute } from '@/lib/api/admin-route'
import { parseQuery } from '@/lib/http/route'

/** A file has more room than a chart. */
const LINES = 5000

export const GET = adminRoute('GET /api/admin/analytics/export', async (request) => {
  const { table, ...query } = parseQuery(request, exportQuerySchema)
  const now = new Date()
  const file =
    table === 'days'
      ? daysFile((await salesSummary(query, now)).current)
      : table === 'forecast'
        ? forecastFile((await keyForecast({ limit: LINES, offset: 0 })).rows)
        : breakdownFile(table, await salesBy(table, query, now, LINES))
  return new Response(file, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${table}.csv"`,
    },
  })
})
