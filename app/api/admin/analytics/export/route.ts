import { serve } from '@/lib/api/serve'
import { dayOf } from '@/lib/core/calendar'
import { csvResponse } from '@/lib/http/csv-response'
import {
  breakdownLines,
  dayLines,
  forecastLines,
  funnelLines,
  refundReasonLines,
} from '@/lib/overview/analytics/csv-tables'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { exportName } from '@/lib/overview/analytics/export-name'
import { funnel } from '@/lib/overview/analytics/funnel'
import { keyForecast } from '@/lib/overview/analytics/key-forecast'
import { refundsByReason, salesBy, salesSummary } from '@/lib/overview/analytics/queries'
import { currentSetting } from '@/lib/settings/queries'

/** A file has more room than a chart. */
const MAX_ROWS = 5000

export const GET = serve(
  analyticsEndpoints['GET /api/admin/analytics/export'],
  async ({ query: { table, ...period } }) => {
    const now = new Date()
    const [timezone, currency] = await Promise.all([
      currentSetting('timezone'),
      currentSetting('baseCurrency'),
    ])
    const lines = async (): Promise<string[]> => {
      switch (table) {
        case 'days':
          return dayLines(await salesSummary(period, now), currency)
        case 'funnel':
          return funnelLines(await funnel(period, now))
        case 'forecast':
          return forecastLines((await keyForecast({ limit: MAX_ROWS, offset: 0 })).rows)
        case 'refund-reasons':
          return refundReasonLines(await refundsByReason(period, now), currency)
        default:
          return breakdownLines(table, await salesBy(table, period, now, MAX_ROWS), currency)
      }
    }
    const today = dayOf(now, timezone)
    return csvResponse(exportName({ table, ...period }, today), await lines())
  },
)
