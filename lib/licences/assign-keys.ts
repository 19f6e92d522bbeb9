import 'server-only'
import { STILL_GOOD } from '@/lib/catalog/free-key'
import { Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { isAsTold } from './is-as-told'
import { mayMove, NEXT_FIRST, newStatus } from './key-states-sql'
import { ruleInForce } from './licence-rule'
import { makeKeys } from './make-keys'

type NeededKeys = {
  id: number
  productId: number
  paymentId: string
  missing: number
  /** The id of a key that is faulty: the same key, if it has more uses, would be so too. */
  insteadOf?: number
}

/**
 * Assigns keys to an order item, none of a pre-order: first those reserved for the payment, then free ones. Those of a product whose keys
 * are made by a rule are made now.
 *
 * @param missing number of keys that the item still needs
 * @returns the ids of the keys; fewer than `missing` when the pool ran dry, and none when the product's keys are not those any more that
 *   its buyer was told of
 */
export async function assignKeys(tx: Tx, item: NeededKeys): Promise<number[]> {
  if (item.missing <= 0 || (await isBeforeItsDay(tx, item)) || !(await isAsTold(tx, item)))
    return []
  const rule = await ruleInForce(tx, item.productId)
  return rule ? makeKeys(tx, item, rule) : assignFromPool(tx, item)
}

/** Until a pre-order is released nobody gets a key of it; who has a faulty one had it before it was one. */
async function isBeforeItsDay(
  tx: Tx,
  { productId, insteadOf }: Pick<NeededKeys, 'productId' | 'insteadOf'>,
): Promise<boolean> {
  if (insteadOf !== undefined) return false
  const isPreorder = { id: productId, availableFrom: { not: null } }
  return (await tx.product.count({ where: isPreorder })) > 0
}

async function assignFromPool(tx: Tx, item: NeededKeys): Promise<number[]> {
  const rows = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    UPDATE "ProductKey"
    SET "status" = ${newStatus('assign')}, "orderItemId" = ${item.id}, "assignedAt" = now(),
        "paymentId" = ${item.paymentId}::uuid, "reservedUntil" = NULL
    WHERE "id" IN (
      SELECT "id" FROM "ProductKey" k
      WHERE "productId" = ${item.productId} AND ${mayMove('assign', item.paymentId)} AND ${STILL_GOOD}
        AND NOT EXISTS (
          SELECT 1 FROM "ProductKey" f
          WHERE f."id" = ${item.insteadOf ?? null}::int AND f."comparedHash" = k."comparedHash")
      ORDER BY ("status" = 'reserved' AND "paymentId" = ${item.paymentId}::uuid) DESC NULLS LAST, ${NEXT_FIRST}
      LIMIT ${item.missing} FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`,
  )
  return rows.map(({ id }) => id)
}
