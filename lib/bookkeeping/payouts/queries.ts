import 'server-only'
import { z } from 'zod'
import { withinDays } from '@/lib/core/calendar-sql'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { signedDecimal } from '@/lib/core/money'
import { column, rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { PROVIDERS } from '@/lib/payments/providers'
import { currentSetting } from '@/lib/settings/queries'
import type { PayoutLine, PayoutLinesQuery, PayoutQuery, PayoutRow, PayoutScope } from './contracts'
import {
  IS_DIFFERENT,
  IS_MATCHED,
  IS_UNMATCHED,
  STORE_AMOUNT,
  SUMS,
  sumsRowSchema,
  toSums,
  WITH_STORE,
} from './sums-sql'

type StoreScope = PayoutScope & { timezone: string }

/** A scope with the time zone that its days are of. */
export const inStoreZone = async <Scope extends PayoutScope>(
  scope: Scope,
): Promise<Scope & { timezone: string }> => ({
  ...scope,
  timezone: await currentSetting('timezone'),
})

/** Payouts `p` of a period. */
export const inScope = ({ from, to, timezone, provider }: StoreScope): Prisma.Sql => Prisma.sql`
  ${withinDays(Prisma.sql`p."paidAt"`, { from, to }, timezone)}
  AND ${provider === undefined ? Prisma.sql`true` : Prisma.sql`p."provider" = ${provider}::"PaymentProvider"`}`

const rowSchema = sumsRowSchema.extend({
  id: z.number(),
  provider: z.enum(OUTSIDE_PROVIDER_IDS),
  providerPayoutId: z.string(),
  status: z.enum(column.PayoutStatus),
  cents: z.bigint(),
  currency: z.string(),
  paidAt: z.date(),
})
type Row = z.infer<typeof rowSchema>

const toPayout = (row: Row): PayoutRow => ({
  id: row.id,
  provider: row.provider,
  providerPayoutId: row.providerPayoutId,
  status: row.status,
  amount: signedDecimal(row.cents),
  currency: row.currency,
  paidAt: row.paidAt.toISOString(),
  namesLines: PROVIDERS[row.provider].payouts?.namesMovements ?? false,
  ...toSums(row),
})

/** Newest first. @param conditions of payouts `p` */
async function findPayouts(
  conditions: Prisma.Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutRow[]> {
  const rows = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT p."id", p."provider"::text AS "provider", p."providerPayoutId", p."status"::text AS "status",
      (p."amount" * 100)::bigint AS "cents", p."currency", p."paidAt", s.*
    FROM (
      SELECT p.* FROM "Payout" p WHERE ${conditions}
      ORDER BY p."paidAt" DESC, p."id" DESC LIMIT ${limit} OFFSET ${offset}
    ) p
    CROSS JOIN LATERAL (SELECT ${SUMS} FROM "PayoutLine" l ${WITH_STORE} WHERE l."payoutId" = p."id") s
    ORDER BY p."paidAt" DESC, p."id" DESC`,
  )
  return rows.map(toPayout)
}

/** One page of the payouts of a period, newest first, with their number. */
export async function listPayouts({
  limit,
  offset,
  ...asked
}: PayoutQuery): Promise<{ rows: PayoutRow[]; total: number }> {
  const scope = await inStoreZone(asked)
  const [rows, [counted]] = await Promise.all([
    findPayouts(inScope(scope), { limit, offset }),
    rowsOf(
      db(),
      TOTAL_ROW,
      Prisma.sql`SELECT count(*)::int AS "total" FROM "Payout" p WHERE ${inScope(scope)}`,
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** One payout. @throws AppError `not_found` */
export async function payoutById(id: number): Promise<PayoutRow> {
  const [payout] = await findPayouts(Prisma.sql`p."id" = ${id}`, { limit: 1, offset: 0 })
  if (!payout) throw new AppError('not_found', say('payouts.unknown'))
  return payout
}

export const lineRowSchema = z.object({
  id: z.number(),
  provider: z.enum(OUTSIDE_PROVIDER_IDS),
  transactionId: z.string(),
  kind: z.enum(column.PayoutLineKind),
  currency: z.string(),
  gross: z.bigint(),
  fee: z.bigint().nullable(),
  feeIsEstimated: z.boolean(),
  at: z.date(),
  payoutId: z.number().nullable(),
  isMatched: z.boolean().nullable(),
  orderNumber: z.string().nullable(),
  storeCents: z.bigint().nullable(),
})
type LineRow = z.infer<typeof lineRowSchema>

/** What is read of a line `l`, with its payment `y`, refund `f` and order `o`. */
export const LINE = Prisma.sql`
  l."id", l."provider"::text AS "provider", l."transactionId", l."kind"::text AS "kind", l."currency",
  (l."gross" * 100)::bigint AS "gross", (l."fee" * 100)::bigint AS "fee", l."feeIsEstimated", l."at", l."payoutId",
  ${IS_MATCHED} AS "isMatched",
  o."orderNumber", CASE WHEN ${IS_DIFFERENT} THEN (${STORE_AMOUNT} * 100)::bigint END AS "storeCents"`
export const LINE_FROM = Prisma.sql`
  "PayoutLine" l ${WITH_STORE} LEFT JOIN "Order" o ON o."paymentId" = l."paymentId"`

export const toLine = ({ gross, fee, storeCents, at, ...row }: LineRow): PayoutLine => ({
  id: row.id,
  provider: row.provider,
  transactionId: row.transactionId,
  kind: row.kind,
  currency: row.currency,
  gross: signedDecimal(gross),
  fee: fee === null ? null : signedDecimal(fee),
  feeIsEstimated: row.feeIsEstimated,
  net: signedDecimal(gross - (fee ?? 0n)),
  at: at.toISOString(),
  payoutId: row.payoutId,
  isMatched: row.isMatched,
  orderNumber: row.orderNumber,
  storeAmount: storeCents === null ? null : signedDecimal(storeCents),
})

const VIEWS: Record<NonNullable<PayoutLinesQuery['view']>, Prisma.Sql> = {
  open: Prisma.sql`l."payoutId" IS NULL`,
  unmatched: IS_UNMATCHED,
  differing: IS_DIFFERENT,
}

/** One page of lines, newest first, with their number. */
export async function listLines({
  payout,
  view,
  provider,
  limit,
  offset,
}: PayoutLinesQuery): Promise<{ rows: PayoutLine[]; total: number }> {
  const conditions = Prisma.join(
    [
      ...(payout === undefined ? [] : [Prisma.sql`l."payoutId" = ${payout}`]),
      ...(view === undefined ? [] : [VIEWS[view]]),
      ...(provider === undefined
        ? []
        : [Prisma.sql`l."provider" = ${provider}::"PaymentProvider"`]),
    ],
    ' AND ',
  )
  const [rows, [counted]] = await Promise.all([
    rowsOf(
      db(),
      lineRowSchema,
      Prisma.sql`
      SELECT ${LINE} FROM ${LINE_FROM} WHERE ${conditions}
      ORDER BY l."at" DESC, l."id" DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    rowsOf(
      db(),
      TOTAL_ROW,
      Prisma.sql`
      SELECT count(*)::int AS "total" FROM "PayoutLine" l ${WITH_STORE} WHERE ${conditions}`,
    ),
  ])
  return { rows: rows.map(toLine), total: counted?.total ?? 0 }
}
