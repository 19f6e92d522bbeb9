import 'server-only'
import { db } from '@/lib/core/db'
import type { ProviderEventQuery, ProviderEventRow } from './contracts'

/** One page of the notifications, newest first, with the total number of matches. */
export async function listProviderEvents({
  status,
  provider,
  limit,
  offset,
}: ProviderEventQuery): Promise<{ rows: ProviderEventRow[]; total: number }> {
  const where = { status, provider }
  const [events, total] = await Promise.all([
    db().providerEvent.findMany({
      where,
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
      omit: { payload: true },
    }),
    db().providerEvent.count({ where }),
  ])
  const paymentIds = events.flatMap(({ paymentId }) => paymentId ?? [])
  const orders = await db().order.findMany({
    where: { paymentId: { in: paymentIds } },
    select: { paymentId: true, orderNumber: true },
  })
  const numberOf = new Map(orders.map((order) => [order.paymentId, order.orderNumber]))
  const rows = events.map(({ paymentId, receivedAt, handledAt, ...event }) => ({
    ...event,
    orderNumber: (paymentId && numberOf.get(paymentId)) ?? null,
    receivedAt: receivedAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  }))
  return { rows, total }
}
