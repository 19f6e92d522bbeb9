import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { readReport } from '@/lib/core/read-report'
import { DAY_MS } from '@/lib/core/time'
import { paidCentsOf } from '@/lib/payments/payment'
import { countUnclaimedPayments, unclaimedPayments } from '@/lib/payments/queries'
import type { OrderStatistics, UnclaimedPayment } from './admin-contracts'
import { UNDELIVERED, WAITS_FOR } from './admin-queries'

type Placed = { orders: number; net: Prisma.Decimal }
type PaidBack = { refunds: number; refunded: Prisma.Decimal }

const midnight = (daysBack: number, now: Date) =>
  new Date((Math.floor(now.getTime() / DAY_MS) - daysBack) * DAY_MS)

/** Figures since midnight (UTC) of some numbers of days ago, by that number; each table is read once. */
async function readPeriods(daysBack: readonly number[], now: Date) {
  const sinces = daysBack.map((days) => midnight(days, now).toISOString())
  const first = midnight(Math.max(...daysBack), now)
  const [placed, paidBack] = await Promise.all([
    readReport<Placed & { since: Date }>(Prisma.sql`
      SELECT s."since", sum(d."orders")::int AS "orders", sum(d."net") AS "net"
      FROM unnest(${sinces}::timestamptz[]) AS s("since") JOIN (
        SELECT date_trunc('day', o."createdAt", 'UTC') AS "day", count(*) AS "orders",
               sum(p."capturedAmount") - sum(p."refundedAmount") AS "net"
        FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE o."createdAt" >= ${first} GROUP BY 1
      ) d ON d."day" >= s."since" GROUP BY 1`),
    readReport<PaidBack & { since: Date }>(Prisma.sql`
      SELECT s."since", sum(d."refunds")::int AS "refunds", sum(d."refunded") AS "refunded"
      FROM unnest(${sinces}::timestamptz[]) AS s("since") JOIN (
        SELECT date_trunc('day', "updatedAt", 'UTC') AS "day", count(*) AS "refunds",
               sum("amount" - "giftCardAmount") AS "refunded"
        FROM "Refund" WHERE "status" = 'succeeded' AND "updatedAt" >= ${first} GROUP BY 1
      ) d ON d."day" >= s."since" GROUP BY 1`),
  ])
  return (days: number) => {
    const since = midnight(days, now).getTime()
    const isOfPeriod = (row: { since: Date }) => row.since.getTime() === since
    const { orders = 0, net = 0 } = placed.find(isOfPeriod) ?? {}
    const { refunds = 0, refunded = 0 } = paidBack.find(isOfPeriod) ?? {}
    const netCents = toCents(net)
    return {
      orders,
      revenue: toDecimal(netCents),
      average: toDecimal(orders === 0 ? 0 : Math.floor((2 * netCents + orders) / (2 * orders))),
      refunds: { count: refunds, amount: toDecimal(toCents(refunded)) },
    }
  }
}

type OpenOrders = { undelivered: number; waitingForKeys: number; byHand: number }

/** How many paid orders have undelivered items, and what they wait for. */
export async function openOrders(): Promise<OpenOrders> {
  const [counts] = await db().$queryRaw<OpenOrders[]>(Prisma.sql`
    SELECT count(*)::int AS "undelivered",
           count(*) FILTER (WHERE ${WAITS_FOR.keys})::int AS "waitingForKeys",
           count(*) FILTER (WHERE ${WAITS_FOR.hand})::int AS "byHand"
    FROM "Order" o WHERE ${UNDELIVERED}`)
  return counts ?? { undelivered: 0, waitingForKeys: 0, byHand: 0 }
}

/** The figures at the top of the Orders tab. */
export async function orderStatistics(now: Date): Promise<OrderStatistics> {
  const [periodOf, open, unclaimed, openRefundRequests] = await Promise.all([
    readPeriods([0, 6, 29], now),
    openOrders(),
    countUnclaimedPayments(),
    db().refundRequest.count({ where: { status: 'open' } }),
  ])
  return {
    today: periodOf(0),
    last7Days: periodOf(6),
    last30Days: periodOf(29),
    waitingForKeys: open.waitingForKeys,
    undelivered: open.undelivered,
    unclaimedPayments: unclaimed,
    openRefundRequests,
  }
}

/** Captured payments without an order, as the back office lists them. */
export async function listUnclaimedPayments(): Promise<UnclaimedPayment[]> {
  return (await unclaimedPayments()).map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    providerReference: payment.providerTransactionId ?? payment.providerOrderId,
    amount: toDecimal(paidCentsOf(payment)),
    capturedAt: payment.capturedAt?.toISOString() ?? null,
    customerName: payment.customer?.name ?? null,
    customerEmail: payment.customer?.email ?? null,
    cartTotal: payment.cart && toDecimal(payment.cart.totalCents),
  }))
}
