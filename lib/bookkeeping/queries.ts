import 'server-only'
import type { z } from 'zod'
import { dayOf } from '@/lib/core/calendar'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { Totals } from './compare'
import {
  type Book,
  type Comparison,
  type comparisonQuerySchema,
  storedDifferencesSchema,
  storedTotalsSchema,
} from './contracts'

const signed = (cents: number) => (cents < 0 ? `-${toDecimal(-cents)}` : toDecimal(cents))
const amountOf = (cents: number | null) => (cents === null ? null : toDecimal(cents))

const toBook = ({ payments, refunds, ...sums }: Totals): Book => ({
  payments,
  refunds,
  captured: signed(sums.capturedCents),
  refunded: signed(sums.refundedCents),
  net: signed(sums.netCents),
})

function toComparison(row: Prisma.BooksComparisonGetPayload<object>): Comparison {
  const totals = row.totals === null ? null : storedTotalsSchema.parse(row.totals)
  return {
    id: row.id,
    provider: row.provider,
    from: dayOf(row.from, row.timezone),
    // Its end is the beginning of the day after the last.
    to: dayOf(new Date(row.to.getTime() - 1), row.timezone),
    timeZone: row.timezone,
    status: row.status,
    books:
      totals?.map(({ currency, store, provider }) => ({
        currency,
        store: toBook(store),
        provider: toBook(provider),
      })) ?? null,
    differences: storedDifferencesSchema
      .parse(row.differences)
      .map(({ storeCents, providerCents, ...rest }) => ({
        ...rest,
        storeAmount: amountOf(storeCents),
        providerAmount: amountOf(providerCents),
      })),
    failure: row.failure,
    username: row.username,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** One page of the comparisons, newest first, with their number. */
export async function listComparisons({
  limit,
  offset,
}: z.output<typeof comparisonQuerySchema>): Promise<{ rows: Comparison[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().booksComparison.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
    }),
    db().booksComparison.count(),
  ])
  return { rows: rows.map(toComparison), total }
}

/** One comparison. @throws AppError `not_found` */
export async function comparisonById(id: string): Promise<Comparison> {
  const row = await db().booksComparison.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('bookkeeping.unknownComparison'))
  return toComparison(row)
}
