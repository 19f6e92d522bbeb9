import 'server-only'
import { salesOfDay } from '@/lib/analytics/queries'
import { countDisputesToAnswer } from '@/lib/disputes/queries'
import { keyStock } from '@/lib/licences/queries'
import { countFailedMails } from '@/lib/mail/failed-mails'
import { openMessages } from '@/lib/messages/queries'
import { openOrders } from '@/lib/orders/admin-statistics'
import { countUnclaimedPayments } from '@/lib/payments/queries'
import { openRefundRequests } from '@/lib/refunds/queries'
import { waitingReviews } from '@/lib/reviews/queries'
import { type DailySummary, WAITING_FOR_OWNER, type WaitingForOwner } from './contracts'

const MAX_PRODUCTS = 10

/** How much of everything waits for the owner now, each by a query of its area. */
async function waitingNow(): Promise<Record<WaitingForOwner, number>> {
  const [
    { waitingForKeys, byHand },
    refundRequests,
    disputes,
    unclaimedPayments,
    messages,
    reviews,
    failedMails,
  ] = await Promise.all([
    openOrders(),
    openRefundRequests(),
    countDisputesToAnswer(),
    countUnclaimedPayments(),
    openMessages(),
    waitingReviews(),
    countFailedMails(),
  ])
  return {
    waitingForKeys,
    byHand,
    refundRequests,
    disputes,
    unclaimedPayments,
    messages,
    reviews,
    failedMails,
  }
}

/** What happened on a day of the store's time zone, and what waits for the owner now. */
export async function collectSummary(day: string, timezone: string): Promise<DailySummary> {
  const [sales, waiting, { rows, total }] = await Promise.all([
    salesOfDay(day, timezone),
    waitingNow(),
    keyStock({ filter: 'low', limit: MAX_PRODUCTS, offset: 0 }),
  ])
  const kinds = Object.keys(WAITING_FOR_OWNER) as WaitingForOwner[]
  return {
    day,
    timezone,
    sales,
    waits: kinds.flatMap((what) => (waiting[what] > 0 ? [{ what, count: waiting[what] }] : [])),
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
