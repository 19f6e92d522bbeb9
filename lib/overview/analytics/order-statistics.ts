import 'server-only'
import { addDays, dayOf } from '@/lib/core/calendar'
import { signedDecimal, toDecimal } from '@/lib/core/money'
import type { OrderStatistics } from '@/lib/orders/admin-contracts'
import { openOrders } from '@/lib/orders/admin-statistics'
import { countUnclaimedPayments } from '@/lib/payments/queries'
import { openRefundRequests } from '@/lib/refunds/queries'
import { currentSetting } from '@/lib/settings/queries'
import { ordersByDay, refundsByDay } from './queries'
import { daySeries, sumsOf } from './series'

/** The figures at the top of the Orders tab: the same gross, refunds and net as those of Analytics. */
export async function orderStatistics(now: Date): Promise<OrderStatistics> {
  const timezone = await currentSetting('timezone')
  const today = dayOf(now, timezone)
  const since = (days: number) => ({ from: addDays(today, 1 - days), to: today, timezone })
  const longest = since(30)
  const [orders, refunds, open, unclaimed, refundRequests] = await Promise.all([
    ordersByDay(longest),
    refundsByDay(longest),
    openOrders(),
    countUnclaimedPayments(),
    openRefundRequests(),
  ])
  const figures = (days: number) => {
    const sums = sumsOf(daySeries(since(days), { orders, refunds, carts: [] }))
    return {
      orders: sums.orders,
      gross: toDecimal(sums.grossCents),
      average: toDecimal(sums.averageCents),
      refunds: toDecimal(sums.refundsCents),
      net: signedDecimal(sums.netCents),
    }
  }
  return {
    today: figures(1),
    last7Days: figures(7),
    last30Days: figures(30),
    waitingForKeys: open.waitingForKeys,
    undelivered: open.undelivered,
    unclaimedPayments: unclaimed,
    openRefundRequests: refundRequests,
  }
}
