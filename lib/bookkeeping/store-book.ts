import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { toCents } from '@/lib/core/money'
import { DAY_MS } from '@/lib/core/time'
import type { Period } from '@/lib/payments/period'
import type { ProviderId } from '@/lib/payments/provider-ids'
import type { Entry } from './compare'

/** The store notes the time of an answer; the provider that of the movement. */
const APART_MS = 2 * DAY_MS

/**
 * The store's own book of what moved at a provider. Around the period it has more, because the two note
 * different times.
 */
export async function storeBook(provider: ProviderId, { from, to }: Period): Promise<Entry[]> {
  const range = {
    gte: new Date(from.getTime() - APART_MS),
    lt: new Date(to.getTime() + APART_MS),
  }
  const order = { select: { orderNumber: true } } as const
  const [payments, refunds] = await Promise.all([
    db().payment.findMany({
      where: { provider, capturedAt: range, providerTransactionId: { not: null } },
      select: {
        providerTransactionId: true,
        capturedAmount: true,
        capturedCurrency: true,
        capturedAt: true,
        order,
      },
    }),
    db().refund.findMany({
      where: { payment: { provider }, status: 'succeeded', createdAt: range },
      select: {
        providerRefundId: true,
        amount: true,
        currency: true,
        giftCardAmount: true,
        createdAt: true,
        order,
        payment: { select: { providerTransactionId: true } },
      },
    }),
  ])
  // A charge that was voided before it settled is in no book of the provider.
  const voided = new Set(
    refunds.flatMap(({ providerRefundId, payment }) =>
      providerRefundId !== null && providerRefundId === payment.providerTransactionId
        ? [providerRefundId]
        : [],
    ),
  )
  const entry = (
    kind: Entry['kind'],
    id: string | null,
    amount: Prisma.Decimal | null,
    currency: string | null,
    at: Date | null,
    order: { orderNumber: string } | null,
  ): Entry[] =>
    id === null || amount === null || currency === null || at === null || voided.has(id)
      ? []
      : [
          {
            id,
            kind,
            cents: toCents(amount),
            currency,
            at,
            orderNumber: order?.orderNumber ?? null,
          },
        ]
  return [
    ...payments.flatMap(
      ({ providerTransactionId, capturedAmount, capturedCurrency, capturedAt, order }) =>
        entry(
          'payment',
          providerTransactionId,
          capturedAmount,
          capturedCurrency,
          capturedAt,
          order,
        ),
    ),
    ...refunds.flatMap(
      ({ providerRefundId, amount, currency, giftCardAmount, createdAt, order }) => {
        // What went back to a gift card never was the provider's.
        const moved = amount.minus(giftCardAmount)
        return moved.isZero()
          ? []
          : entry('refund', providerRefundId, moved, currency, createdAt, order)
      },
    ),
  ]
}
