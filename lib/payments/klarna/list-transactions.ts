import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/time'
import type { Period } from '@/lib/payments/period'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import type { KlarnaOrder } from './answers'

/** So long after a purchase refunds that were made in Klarna's portal are found. */
const REFUNDED_WITHIN_MS = 90 * DAY_MS
/** Each is a call. */
const MAX_ORDERS = 2000

/**
 * The ids of the orders that may have moved something in a period. Klarna lists what it paid out, days later, but not what moved:
 * each order of the store is asked for.
 */
export async function ordersToAsk({
  from,
  to,
}: Period): Promise<{ id: string; createdAt: Date }[]> {
  const rows = await db().payment.findMany({
    where: {
      provider: 'klarna',
      providerTransactionId: { not: null },
      createdAt: { gte: new Date(from.getTime() - REFUNDED_WITHIN_MS), lt: to },
    },
    select: { providerTransactionId: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
    take: MAX_ORDERS,
  })
  return rows.flatMap(({ providerTransactionId: id, createdAt }) => (id ? [{ id, createdAt }] : []))
}

/** What of an order moved in a period. */
export function transactionsOf(order: KlarnaOrder, { from, to }: Period): ProviderTransaction[] {
  const { order_id, purchase_currency: currency, captures, refunds } = order
  const common = { payment: { transactionId: order_id }, status: 'completed' as const }
  const [first] = captures
  return [
    ...(first && order.captured_amount > 0
      ? [
          {
            ...common,
            id: order_id,
            kind: 'payment' as const,
            isRequest: () => false,
            amount: { cents: order.captured_amount, currency },
            at: new Date(first.captured_at),
          },
        ]
      : []),
    ...refunds.map((made) => ({
      ...common,
      id: made.refund_id,
      kind: 'refund' as const,
      isRequest: (refundId: string) => refundId === (made.reference ?? made.description),
      amount: { cents: made.refunded_amount, currency },
      at: new Date(made.refunded_at),
    })),
  ].filter(({ at }) => from <= at && at < to)
}
