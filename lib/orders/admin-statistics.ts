import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { readReport } from '@/lib/core/read-report'
import { DAY_MS } from '@/lib/core/time'
import { paidCentsOf } from '@/lib/payments/payment'
import { countUnclaimedPayments, unclaimedPayments } from '@/lib/payments/queries'
import type { OrderStatistics, UnclaimedPayment } from './admin-contracts'
import { UNDELIVERED, WAITS_FOR } from './admin-queries'

type Counted = { counts: number[]; sums: string[] }

/** How many rows there are since each of some times, and the sums of an amount. @param sinces as ISO 8601 */
const sinceEach = (sinces: readonly string[], column: Prisma.Sql, amount: Prisma.Sql) => {
  const of = (aggregate: Prisma.Sql) =>
    Prisma.join(
      sinces.map(
        (since) => Prisma.sql`${aggregate} FILTER (WHERE ${column} >= ${since}::timestamptz)`,
      ),
    )
  return Prisma.sql`ARRAY[${of(Prisma.sql`count(*)`)}]::int[] AS "counts",
    ARRAY[${of(Prisma.sql`sum(${amount})`)}]::text[] AS "sums"`
}

const midnight = (daysBack: number, now: Date) =>
  new Date((Math.floor(now.getTime() / DAY_MS) - daysBack) * DAY_MS).toISOString()

/** Figures since midnight (UTC) of some numbers of days ago, the largest first; each table is read once. */
async function readPeriods(daysBack: readonly [number, ...number[]], now: Date) {
  const sinces = daysBack.map((days) => midnight(days, now))
  const first = midnight(daysBack[0], now)
  const [[placed], [paidBack]] = await Promise.all([
    readReport<Counted>(Prisma.sql`
      SELECT ${sinceEach(sinces, Prisma.sql`o."createdAt"`, Prisma.sql`p."capturedAmount" - p."refundedAmount"`)}
      FROM "Order" o JOIN "Payment" p ON p."id" = o."paymentId" WHERE o."createdAt" >= ${first}::timestamptz`),
    readReport<Counted>(Prisma.sql`
      SELECT ${sinceEach(sinces, Prisma.sql`r."updatedAt"`, Prisma.sql`r."amount" - r."giftCardAmount"`)}
      FROM "Refund" r WHERE r."status" = 'succeeded' AND r."updatedAt" >= ${first}::timestamptz`),
  ])
  return (days: number) => {
    const place = daysBack.indexOf(days)
    const orders = placed?.counts[place] ?? 0
    const netCents = toCents(placed?.sums[place] ?? 0)
    return {
      orders,
      revenue: toDecimal(netCents),
      average: toDecimal(orders === 0 ? 0 : Math.floor((2 * netCents + orders) / (2 * orders))),
      refunds: {
        count: paidBack?.counts[place] ?? 0,
        amount: toDecimal(toCents(paidBack?.sums[place] ?? 0)),
      },
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
    readPeriods([29, 6, 0], now),
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
