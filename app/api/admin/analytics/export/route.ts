import { breakdownLines, dayLines, forecastLines } from '@/lib/analytics/csv-tables'
import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { keyForecast } from '@/lib/analytics/key-forecast'
import { salesBy, salesSummary } from '@/lib/analytics/queries'
import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'

/** A file has more room than a chart. */
const MAX_ROWS = 5000

export const GET = serve(
  analyticsEndpoints['GET /api/admin/analytics/export'],
  async ({ query: { table, ...period } }) => {
    const now = new Date()
    const lines =
      table === 'days'
        ? dayLines((await salesSummary(period, now)).current)
        : table === 'forecast'
          ? forecastLines((await keyForecast({ limit: MAX_ROWS, offset: 0 })).rows)
          : breakdownLines(table, await salesBy(table, period, now, MAX_ROWS))
    return csvResponse(`${table}.csv`, lines)
  },
)
