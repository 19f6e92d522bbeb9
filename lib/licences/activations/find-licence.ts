import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { column, rowsOf } from '@/lib/core/rows'
import { comparedHashOf, openKey, sealKey } from '@/lib/licences/key-crypto'
import type { LicenceFacts } from './licence-state'

const rowSchema = z.object({
  valueEncrypted: column.bytes,
  keyId: z.number(),
  productId: z.number(),
  product: z.string(),
  deviceLimit: z.number(),
  termDays: z.number().nullable(),
  expiresAt: z.date().nullable(),
  isBuyers: z.boolean(),
  isDisputed: z.boolean(),
  isRefunded: z.boolean(),
})
type Row = z.infer<typeof rowSchema>

/** A licence that software asks about, with its key as it was made. */
export type AskedLicence = Omit<Row, 'valueEncrypted'> & LicenceFacts & { key: string }

/** By what a key is found and counted; it is computed alike for keys that there are and others. */
export const hashOfKey = (typed: string): string => comparedHashOf(typed)

/** By what a device of a licence is found; {@link findLicence} computes the same in the database. */
export const hashOfDevice = (keyId: number, device: string): string =>
  createHash('sha256').update(`${keyId}:${device}`).digest('hex')

/** What is known of sold keys `k`, their licences `l`, items `i` and orders `o`. */
const COLUMNS = Prisma.sql`
  k."id" AS "keyId", k."valueEncrypted", k."productId", i."productName" AS "product", l."deviceLimit", l."termDays", l."expiresAt",
  k."status" = 'used' AS "isBuyers", o."disputedAt" IS NOT NULL AS "isDisputed",
  (i."refundedQuantity" > 0 OR o."orderStatus" IN ('refunded', 'cancelled')) AS "isRefunded"`

const TABLES = Prisma.sql`
  "ProductKey" k JOIN "Licence" l ON l."keyId" = k."id"
  JOIN "OrderItem" i ON i."id" = k."orderItemId" JOIN "Order" o ON o."id" = i."orderId"`

/** The key that somebody typed; right after an upgrade it may not be compared yet, and is found by its exact text. */
const isKey = (typed: string) => Prisma.sql`
  (k."comparedHash" = ${hashOfKey(typed)}::char(64) OR k."valueHash" = ${sealKey(typed).valueHash}::char(64))`

const asked = ({ valueEncrypted, ...row }: Row): AskedLicence => ({
  ...row,
  key: openKey(valueEncrypted),
})

/** Where a licence is active: on the device that asks, and on how many in all. */
export type ActiveOn = {
  own: { id: number; lastSeenAt: Date } | null
  devices: number
}

const findLicenceRow = rowSchema.extend({
  ownId: z.number().nullable(),
  lastSeenAt: z.date().nullable(),
  devices: z.number(),
})

/** The licence of a key as its user typed it, and where it is active; `null` when there is none. One query, as software waits for it. */
export async function findLicence(
  typed: string,
  device: string,
): Promise<{ licence: AskedLicence; on: ActiveOn } | null> {
  const [found] = await rowsOf(
    db(),
    findLicenceRow,
    Prisma.sql`
    SELECT ${COLUMNS}, a.* FROM ${TABLES} CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE a."keptUntil" IS NULL))::int AS "devices", max(a."id") FILTER (WHERE own AND a."keptUntil" IS NULL) AS "ownId",
             max(a."lastSeenAt") FILTER (WHERE own AND a."keptUntil" IS NULL) AS "lastSeenAt"
      FROM (
        SELECT *, a."deviceHash" = encode(sha256(convert_to(k."id" || ':' || ${device}, 'UTF8')), 'hex') AS own
        FROM "LicenceActivation" a WHERE a."keyId" = k."id"
      ) a
    ) a WHERE ${isKey(typed)} ORDER BY k."id" LIMIT 1`,
  )
  if (!found) return null
  const { ownId, lastSeenAt, devices, ...row } = found
  const own = ownId === null || lastSeenAt === null ? null : { id: ownId, lastSeenAt }
  return { licence: asked(row), on: { own, devices } }
}

/** The licence of a key as its user typed it, locked with its key until the transaction ends: of many at once, one after the other goes on. */
export async function lockLicence(tx: Tx, typed: string): Promise<AskedLicence | null> {
  const [row] = await rowsOf(
    tx,
    rowSchema,
    Prisma.sql`
    SELECT ${COLUMNS} FROM ${TABLES} WHERE ${isKey(typed)} ORDER BY k."id" LIMIT 1
    FOR UPDATE OF k, l`,
  )
  return row ? asked(row) : null
}

/** The licence of a key, for the back office; `null` when it has none. */
export async function licenceOfKey(keyId: number): Promise<Row | null> {
  const [row] = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`SELECT ${COLUMNS} FROM ${TABLES} WHERE k."id" = ${keyId}`,
  )
  return row ?? null
}
