import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { DAY_MS } from '@/lib/core/time'
import { paidCentsOf } from '@/lib/payments/payment'
import { countUnclaimedPayments, unclaimedPayments } from '@/lib/payments/queries'
import type { OrderStatistics, UnclaimedPayment } from './admin-contracts'
import { UNDELIVERED, WAITS_FOR } from './admin-queries'

type Sums = { orders: number; net: Prisma.Decimal; refunds: number; refunded: Prisma.Decimal }

/** Figures since midnight (UTC) of the given number of days ago. */
async function periodOf(daysBack: number, now: Date) {
  const since = new Date((Math.floor(now.getTime() / DAY_MS) - daysBack) * DAY_MS)
  const [sums] = await db().$queryRaw<Sums[]>(Prisma.sql`
    SELECT o.*, r.* FROM (
      SELECT count(*)::int AS "orders",
             coalesce(sum(p."capturedAmount" - p."refundedAmount"), 0) AS "net"
      FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE o."createdAt" >= ${since}
    ) o, (
      SELECT count(*)::int AS "refunds", coalesce(sum("amount" - "giftCardAmount"), 0) AS "refunded"
      FROM "Refund" WHERE "status" = 'succeeded' AND "updatedAt" >= ${since}
    ) r`)
  const { orders = 0, refunds = 0 } = sums ?? {}
  const netCents = toCents(sums?.net ?? 0)
  return {
    orders,
    revenue: toDecimal(netCents),
    average: toDecimal(orders === 0 ? 0 : Math.floor((2 * netCents + orders) / (2 * orders))),
    refunds: { count: refunds, amount: toDecimal(toCents(sums?.refunded ?? 0)) },
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
  const [today, last7Days, last30Days, open, unclaimed, openRefundRequests] = await Promise.all([
    periodOf(0, now),
    periodOf(6, now),
    periodOf(29, now),
    openOrders(),
    countUnclaimedPayments(),
    db().refundRequest.count({ where: { status: 'open' } }),
  ])
  return {
    today,
    last7Days,
    last30Days,
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
