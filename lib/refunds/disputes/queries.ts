import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { decimalOf } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { providerOf } from '@/lib/payments/providers'
import type { Dispute, DisputeQuery } from './contracts'

const FIELDS = { order: { select: { orderNumber: true } } } as const satisfies Prisma.DisputeInclude

const toDispute = (row: Prisma.DisputeGetPayload<{ include: typeof FIELDS }>): Dispute => ({
  id: row.id,
  provider: row.provider,
  providerDisputeId: row.providerDisputeId,
  orderNumber: row.order?.orderNumber ?? null,
  status: row.status,
  reason: row.reason,
  amount: decimalOf(row.amount),
  currency: row.currency,
  respondBy: row.respondBy?.toISOString() ?? null,
  openedAt: row.openedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  takesEvidence:
    row.status === 'needs_response' &&
    row.username === null &&
    providerOf(row).answerDispute !== undefined,
  evidenceSentAt: row.evidenceSentAt?.toISOString() ?? null,
  username: row.username,
})

/** One page of the disputes, newest first, with the total number of matches. */
export async function listDisputes({
  status,
  limit,
  offset,
}: DisputeQuery): Promise<{ rows: Dispute[]; total: number }> {
  const where = { status }
  const [rows, total] = await Promise.all([
    db().dispute.findMany({
      where,
      orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
      include: FIELDS,
    }),
    db().dispute.count({ where }),
  ])
  return { rows: rows.map(toDispute), total }
}

/** How many disputes the store has to answer, and until when the first of them. */
export async function disputesToAnswer(): Promise<{ count: number; due: Date | null }> {
  const { _count, _min } = await db().dispute.aggregate({
    where: { status: 'needs_response' },
    _count: true,
    _min: { respondBy: true },
  })
  return { count: _count, due: _min.respondBy }
}

/** The disputes of an order, newest first. @throws AppError `not_found` */
export async function disputesOf(orderNumber: string): Promise<Dispute[]> {
  const order = await db().order.findUnique({
    where: { orderNumber },
    select: { disputes: { orderBy: { openedAt: 'desc' }, include: FIELDS } },
  })
  if (!order) throw new AppError('not_found', say('orders.unknown'))
  return order.disputes.map(toDispute)
}
