import 'server-only'
import { keyStock } from '@/lib/licences/queries'
import { salesOfDay } from '@/lib/overview/analytics/queries'
import { countWaiting } from '@/lib/overview/count-waiting'
import { WAITING_KINDS } from '@/lib/overview/waiting'
import type { DailySummary } from './contracts'

const MAX_PRODUCTS = 10

/** What happened on a day of the store's time zone, and what waits for the owner now. */
export async function collectSummary(day: string, timezone: string): Promise<DailySummary> {
  const [sales, { counts }, { rows, total }] = await Promise.all([
    salesOfDay(day, timezone),
    countWaiting(),
    keyStock({ filter: 'low', limit: MAX_PRODUCTS, offset: 0 }),
  ])
  return {
    day,
    timezone,
    sales,
    waits: WAITING_KINDS.flatMap((what) =>
      counts[what] > 0 ? [{ what, count: counts[what] }] : [],
    ),
    lowStock: {
      total,
      products: rows.map(({ productId, productName, available }) => ({
        productId,
        productName,
        available,
      })),
    },
  }
}

/** Whether a day is worth a mail. Products that stay low are none: each was told when it became so. */
export const hasNews = ({ sales, waits }: DailySummary): boolean =>
  sales.orders > 0 || sales.refunds > 0 || waits.length > 0
