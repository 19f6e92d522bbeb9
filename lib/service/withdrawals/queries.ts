import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { withdrawalRight } from '@/lib/orders/supply/exemption'
import { lastInstantOfPeriod } from '@/lib/orders/withdrawal-period'
import { currentSettings } from '@/lib/settings/queries'
import type { AdminWithdrawal, WithdrawalQuery } from './admin-contracts'
import { isLate, moneyDueAt } from './withdrawal-rules'

const FIELDS = {
  order: {
    select: {
      orderNumber: true,
      createdAt: true,
      currency: true,
      supplyConsent: { select: { isGiven: true, confirmedAt: true } },
      items: {
        where: { isGiftCard: false },
        orderBy: { position: 'asc' },
        select: { productName: true, suppliedAt: true },
      },
      refunds: { where: { status: 'succeeded' }, select: { amount: true, createdAt: true } },
    },
  },
} as const satisfies Prisma.WithdrawalInclude

type Row = Prisma.WithdrawalGetPayload<{ include: typeof FIELDS }>

function toAdmin(
  { order, requestId: _, orderId: __, ...row }: Row,
  { now, timezone }: { now: Date; timezone: string },
): AdminWithdrawal {
  const { receivedAt } = row
  const due = moneyDueAt(receivedAt, timezone)
  return {
    ...row,
    receivedAt: receivedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    dueAt: due.toISOString(),
    isOverdue: row.status === 'open' && now > due,
    matched: order && {
      orderNumber: order.orderNumber,
      orderedAt: order.createdAt.toISOString(),
      isLate: isLate({ orderedAt: order.createdAt, receivedAt }, timezone),
      lines: order.items.map(({ productName, suppliedAt }) => ({
        productName,
        right: withdrawalRight(
          { suppliedAt, consent: order.supplyConsent },
          { at: receivedAt, lastInstant: lastInstantOfPeriod(order.createdAt, timezone) },
        ),
        suppliedAt: suppliedAt?.toISOString() ?? null,
      })),
      refundedSince: toDecimal(
        order.refunds
          .filter(({ createdAt }) => createdAt >= receivedAt)
          .reduce((sum, { amount }) => sum + toCents(amount), 0),
      ),
      currency: order.currency,
    },
  }
}

const circumstances = async () => {
  const [now, { timezone }] = await Promise.all([databaseTime(), currentSettings()])
  return { now, timezone }
}

/** One page of the statements of withdrawal, with the number of all that match: what is due first stands first. */
export async function listWithdrawals({
  status,
  limit,
  offset,
}: WithdrawalQuery): Promise<{ rows: AdminWithdrawal[]; total: number }> {
  const where = { status }
  const order = status === 'open' ? 'asc' : 'desc'
  const [rows, total, known] = await Promise.all([
    db().withdrawal.findMany({
      where,
      include: FIELDS,
      orderBy: [{ status: 'asc' }, { receivedAt: order }, { id: order }],
      take: limit,
      skip: offset,
    }),
    db().withdrawal.count({ where }),
    circumstances(),
  ])
  return { rows: rows.map((row) => toAdmin(row, known)), total }
}

/** A statement of withdrawal. @throws AppError `not_found` */
export async function withdrawalById(id: number): Promise<AdminWithdrawal> {
  const row = await db().withdrawal.findUnique({ where: { id }, include: FIELDS })
  if (!row) throw new AppError('not_found', say('withdrawals.unknown'))
  return toAdmin(row, await circumstances())
}

/** How many wait for an answer. */
export const openWithdrawals = (): Promise<number> =>
  db().withdrawal.count({ where: { status: 'open' } })
