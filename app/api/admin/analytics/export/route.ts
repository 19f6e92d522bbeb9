import { exportQuerySchema } from '@/lib/analytics/contracts'
import { breakdownLines, dayLines, forecastLines } from '@/lib/analytics/csv-tables'
import { keyForecast, salesBy, salesSummary } from '@/lib/analytics/queries'
import { adminRoute } from '@/lib/api/admin-route'
import { csvResponse } from '@/lib/http/csv-response'
import { parseQuery } from '@/lib/http/route'

/** A file has more room than a chart. */
const MAX_ROWS = 5000

export const GET = adminRoute('GET /api/admin/analytics/export', async (request) => {
  const { table, ...query } = parseQuery(request, exportQuerySchema)
  const now = new Date()
  const lines =
    table === 'days'
      ? dayLines((await salesSummary(query, now)).current)
      : table === 'forecast'
        ? forecastLines((await keyForecast({ limit: MAX_ROWS, offset: 0 })).rows)
        : breakdownLines(table, await salesBy(table, query, now, MAX_ROWS))
  return csvResponse(`${table}.csv`, lines)
})
