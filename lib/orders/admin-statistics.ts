import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { paidCentsOf } from '@/lib/payments/payment'
import { unclaimedPayments } from '@/lib/payments/queries'
import type { UnclaimedPayment } from './admin-contracts'
import { UNDELIVERED, WAITS_FOR } from './admin-queries'

const openOrdersSchema = z.object({
  undelivered: z.number(),
  waitingForKeys: z.number(),
  byHand: z.number(),
})
type OpenOrders = z.infer<typeof openOrdersSchema>

/** How many paid orders have undelivered items, and what they wait for. */
export async function openOrders(): Promise<OpenOrders> {
  const [counts] = await rowsOf(
    db(),
    openOrdersSchema,
    Prisma.sql`
    SELECT count(*)::int AS "undelivered",
           count(*) FILTER (WHERE ${WAITS_FOR.keys})::int AS "waitingForKeys",
           count(*) FILTER (WHERE ${WAITS_FOR.hand})::int AS "byHand"
    FROM "Order" o WHERE ${UNDELIVERED}`,
  )
  return counts ?? { undelivered: 0, waitingForKeys: 0, byHand: 0 }
}

/** Captured payments without an order, as the back office lists them. */
export async function listUnclaimedPayments(): Promise<UnclaimedPayment[]> {
  return (await unclaimedPayments()).map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    providerReference: payment.providerTransactionId ?? payment.providerOrderId,
    amount: toDecimal(paidCentsOf(payment)),
    currency: payment.currency,
    capturedAt: payment.capturedAt?.toISOString() ?? null,
    customerName: payment.customer?.name ?? null,
    customerEmail: payment.customer?.email ?? null,
    cartTotal: payment.cart && toDecimal(payment.cart.totalCents),
  }))
}
