import 'server-only'
import { z } from 'zod'
import { STILL_GOOD, UNSOLD_KEY } from '@/lib/catalog/free-key'
import { dayOf } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { decimalOf, toCents, toDecimal } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { BatchesQuery, KeyBatch } from './batch-contracts'

const rowSchema = z.object({
  id: z.number(),
  productId: z.number(),
  productName: z.string(),
  available: z.number(),
  reserved: z.number(),
  expired: z.number(),
  quarantined: z.number(),
  total: z.number(),
  sold: z.number(),
  supplier: z.string(),
  reference: z.string(),
  licenceKind: z.enum(column.LicenceKind).nullable(),
  keySource: z.enum(column.KeySource).nullable(),
  firstRegion: z.string().nullable(),
  unitCost: column.decimal.nullable(),
  paidUnitCost: column.decimal.nullable(),
  paidCurrency: z.string().nullable(),
  expiresOn: z.date().nullable(),
  createdAt: z.date(),
  recalledAt: z.date().nullable(),
})
type Row = z.infer<typeof rowSchema>

const BATCHES = Prisma.sql`
  SELECT b."id", b."productId", p."name" AS "productName", b."supplier", b."reference",
    b."licenceKind", b."keySource", b."firstRegion", b."unitCost", b."paidUnitCost",
    b."paidCurrency", b."expiresOn",
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

const toBatch = ({
  unitCost,
  paidUnitCost,
  paidCurrency,
  expiresOn,
  createdAt,
  recalledAt,
  ...row
}: Row): KeyBatch => {
  const cents = unitCost === null ? null : toCents(unitCost)
  return {
    ...row,
    unitCost: cents === null ? null : toDecimal(cents),
    paid:
      paidUnitCost === null || paidCurrency === null
        ? null
        : { unitCost: decimalOf(paidUnitCost), currency: paidCurrency },
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
    rowsOf(
      db(),
      rowSchema,
      Prisma.sql`
      ${BATCHES} WHERE ${productId === undefined ? Prisma.sql`true` : Prisma.sql`b."productId" = ${productId}`}
      ORDER BY b."id" DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    db().keyBatch.count({ where: { productId } }),
  ])
  return { rows: rows.map(toBatch), total }
}

/** One batch. @throws AppError `not_found` */
export async function keyBatch(id: number): Promise<KeyBatch> {
  const [row] = await rowsOf(db(), rowSchema, Prisma.sql`${BATCHES} WHERE b."id" = ${id}`)
  if (!row) throw new AppError('not_found', say('licences.unknownBatch'))
  return toBatch(row)
}
