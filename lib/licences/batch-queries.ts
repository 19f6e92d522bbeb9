import 'server-only'
import { STILL_GOOD, UNSOLD_KEY } from '@/lib/catalog/free-key'
import { dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import type { BatchesQuery, KeyBatch } from './batch-contracts'

type Row = Omit<KeyBatch, 'unitCost' | 'totalCost' | 'expiresOn' | 'createdAt' | 'recalledAt'> & {
  unitCost: Prisma.Decimal | null
  expiresOn: Date | null
  createdAt: Date
  recalledAt: Date | null
}

const BATCHES = Prisma.sql`
  SELECT b."id", b."productId", p."name" AS "productName", b."supplier", b."reference", b."unitCost", b."expiresOn",
    b."createdAt", b."recalledAt", c.*
  FROM "KeyBatch" b JOIN "Product" p ON p."id" = b."productId"
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE ${UNSOLD_KEY} AND ${STILL_GOOD})::int AS "available",
      count(*) FILTER (WHERE k."status" = 'reserved' AND k."reservedUntil" >= now())::int AS "reserved",
      count(*) FILTER (WHERE k."status" = 'used')::int AS "sold",
      count(*) FILTER (WHERE ${UNSOLD_KEY} AND NOT ${STILL_GOOD})::int AS "expired",
      count(*) FILTER (WHERE k."status" = 'quarantined')::int AS "quarantined",
      count(*)::int AS "total"
    FROM "ProductKey" k WHERE k."batchId" = b."id"
  ) c`

const toBatch = ({ unitCost, expiresOn, createdAt, recalledAt, ...row }: Row): KeyBatch => {
  const cents = unitCost === null ? null : toCents(unitCost)
  return {
    ...row,
    unitCost: cents === null ? null : toDecimal(cents),
    totalCost: cents === null ? null : toDecimal(cents * row.total),
    expiresOn: expiresOn && dayOf(expiresOn, 'UTC'),
    createdAt: createdAt.toISOString(),
    recalledAt: recalledAt?.toISOString() ?? null,
  }
}

/** One page of batches, the newest first, of one product or all. */
export async function keyBatches({
  productId,
  limit,
  offset,
}: BatchesQuery): Promise<{ rows: KeyBatch[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().$queryRaw<Row[]>(Prisma.sql`
      ${BATCHES} WHERE ${productId === undefined ? Prisma.sql`true` : Prisma.sql`b."productId" = ${productId}`}
      ORDER BY b."id" DESC LIMIT ${limit} OFFSET ${offset}`),
    db().keyBatch.count({ where: { productId } }),
  ])
  return { rows: rows.map(toBatch), total }
}

/** One batch. @throws AppError `not_found` */
export async function keyBatch(id: number): Promise<KeyBatch> {
  const [row] = await db().$queryRaw<Row[]>(Prisma.sql`${BATCHES} WHERE b."id" = ${id}`)
  if (!row) throw new AppError('not_found', say('licences.unknownBatch'))
  return toBatch(row)
}
