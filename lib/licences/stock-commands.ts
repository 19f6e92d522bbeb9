import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { KeysQuery, ProductKey } from './contracts'
import { sealKey } from './key-crypto'
import type { KeyType } from './key-rules'
import { productKey, productKeys } from './queries'

const ENTITY = 'product_key'

type NewKeys = {
  productId: number
  keys: readonly string[]
  keyType: KeyType
  notes: string | null
}

/**
 * Stores keys of a product; those that it knows already, in whatever state, are left out. Takes
 * turns with other additions to the same product.
 *
 * @returns the ids of the added ones in the order given
 * @throws AppError `not_found` when there is no such product
 */
export async function storeKeys(
  tx: Tx,
  { productId, keys, keyType, notes }: NewKeys,
): Promise<number[]> {
  const sealed = keys.map((value) => sealKey(value))
  const distinct = [...new Map(sealed.map((key) => [key.valueHash, key])).values()]
  // Shoppers who put the product into their carts need not wait for this lock.
  const found = await tx.$queryRaw<unknown[]>(
    Prisma.sql`SELECT 1 FROM "Product" WHERE "id" = ${productId} FOR NO KEY UPDATE`,
  )
  if (found.length === 0)
    throw new AppError('not_found', 'There is no such product', {
      issues: [{ path: 'productId', message: 'There is no such product' }],
    })
  const values = distinct.map(({ valueEncrypted }) =>
    Buffer.from(valueEncrypted).toString('base64'),
  )
  const hashes = distinct.map(({ valueHash }) => valueHash)
  // One statement: row by row, ten thousand keys would take many seconds.
  const rows = await tx.$queryRaw<{ id: number }[]>(Prisma.sql`
    INSERT INTO "ProductKey" ("productId", "keyType", "notes", "valueEncrypted", "valueHash")
    SELECT ${productId}, ${keyType}::"KeyType", ${notes}, decode(k."value", 'base64'), k."hash"
    FROM unnest(${values}::text[], ${hashes}::text[]) WITH ORDINALITY AS k("value", "hash", "place")
    ORDER BY k."place" ON CONFLICT DO NOTHING RETURNING "id"`)
  const added = rows.map(({ id }) => id)
  // Past its `updatedAt`: whoever has the product open in the back office loses nothing by it.
  if (added.length > 0)
    await tx.$executeRaw(
      Prisma.sql`UPDATE "Product" SET "hasKeyPool" = true WHERE "id" = ${productId} AND NOT "hasKeyPool"`,
    )
  return added
}

/** A product's keys in clear, with a trace of who looked at them. */
export async function revealKeys(
  actor: Actor,
  query: KeysQuery,
): Promise<{ keys: ProductKey[]; total: number }> {
  const found = await productKeys(query)
  if (found.keys.length > 0)
    await recordAudit(db(), actor, {
      action: 'product_key.reveal',
      entityType: 'product',
      entityId: query.productId,
      after: { keyIds: found.keys.map(({ id }) => id) },
    })
  return found
}

/** Free keys: nobody has them, and nobody is paying for them at the moment. */
const FREE = Prisma.sql`("status" = 'available' OR ("status" = 'reserved' AND "reservedUntil" < now()))`

/**
 * Deletes a key that was never sold.
 *
 * @throws AppError `not_found`, or `conflict` when it is sold or kept for somebody who pays just now
 */
export async function deleteKey(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const deleted = await tx.$queryRaw<{ productId: number; keyType: string; status: string }[]>(
      Prisma.sql`
        DELETE FROM "ProductKey"
        WHERE "id" = ${id} AND (${FREE} OR ("status" = 'quarantined' AND "orderItemId" IS NULL))
        RETURNING "productId", "keyType"::text, "status"::text`,
    )
    if (!deleted[0]) throw whyNot(await productKey(id), 'deleted')
    await recordAudit(tx, actor, {
      action: `${ENTITY}.delete`,
      entityType: ENTITY,
      entityId: id,
      before: deleted[0],
    })
  })
}

/**
 * Takes a free key out of sale, such as one that a publisher has blocked. It stays on record, so
 * that it can't come back by accident.
 *
 * @throws AppError `not_found`, or `conflict` when the key is not free
 */
export async function quarantineKey(actor: Actor, id: number, reason: string): Promise<ProductKey> {
  await db().$transaction(async (tx) => {
    const taken = await tx.$queryRaw<{ productId: number }[]>(Prisma.sql`
      UPDATE "ProductKey"
      SET "status" = 'quarantined', "quarantinedAt" = now(), "quarantineReason" = ${reason},
          "paymentId" = NULL, "reservedUntil" = NULL
      WHERE "id" = ${id} AND ${FREE} RETURNING "productId"`)
    if (!taken[0]) throw whyNot(await productKey(id), 'quarantined')
    // The reason stays with the key: somebody may have pasted the key into it.
    await recordAudit(tx, actor, {
      action: `${ENTITY}.quarantine`,
      entityType: ENTITY,
      entityId: id,
      before: { productId: taken[0].productId, status: 'available' },
      after: { productId: taken[0].productId, status: 'quarantined' },
    })
  })
  return productKey(id)
}

function whyNot(key: ProductKey, done: 'deleted' | 'quarantined'): AppError {
  const reasons: Record<ProductKey['status'], string> = {
    available: `This key has just changed. Reload the list and try again.`,
    reserved: `A shopper is paying for this key at the moment, so it can't be ${done}. Try again in a quarter of an hour.`,
    used: `This key was sold with order ${key.orderNumber}, so it can't be ${done}.`,
    quarantined: key.orderNumber
      ? `This key was sold with order ${key.orderNumber} and stays on record.`
      : 'This key is quarantined already.',
  }
  return new AppError('conflict', reasons[key.status])
}
