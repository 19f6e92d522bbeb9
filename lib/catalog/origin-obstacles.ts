import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { column, rowsOf } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import { type KeyOrigin, mayBeHandedOut, originOf, unlikeProduct } from './statements'

type Restated = { id: number; before: KeyOrigin; after: KeyOrigin }

const obstacleRow = z.object({ id: z.number(), isAwaited: z.boolean() })

const batchRow = z.object({
  productId: z.number(),
  supplier: z.string(),
  licenceKind: z.enum(column.LicenceKind).nullable(),
  keySource: z.enum(column.KeySource).nullable(),
  firstRegion: z.string().nullable(),
})

/** Whether buyers of `p` are waiting for keys, or paying for some at this moment. */
export const IS_AWAITED = Prisma.sql`(
  EXISTS (
    SELECT 1 FROM "ProductKey" k
    WHERE k."productId" = p."id" AND k."status" = 'reserved' AND k."reservedUntil" >= now())
  OR EXISTS (
    SELECT 1 FROM "OrderItem" i
    JOIN "Order" o ON o."id" = i."orderId" AND o."orderStatus" IN ('processing', 'partially_refunded')
    WHERE i."productId" = p."id" AND i."delivery" = 'keys' AND i."deliveredAt" IS NULL
      AND i."quantity" - i."refundedQuantity" > (
        SELECT count(*) FROM "ProductKey" h WHERE h."orderItemId" = i."id" AND h."status" = 'used')))`

/**
 * Why products can't state something else of their keys now: keys in stock are other ones, or buyers who were told what is stated so
 * far have not got theirs. Of products that the caller has locked.
 */
export async function originObstacles(
  tx: Tx,
  changes: readonly Restated[],
): Promise<Map<number, ServerText>> {
  const restated = changes.filter(
    ({ before, after }) => JSON.stringify(originOf(before)) !== JSON.stringify(originOf(after)),
  )
  const obstacles = new Map<number, ServerText>()
  if (restated.length === 0) return obstacles
  const ids = restated.map(({ id }) => id)
  const [awaited, batches] = [
    await rowsOf(
      tx,
      obstacleRow,
      Prisma.sql`
      SELECT p."id", ${IS_AWAITED} AS "isAwaited" FROM "Product" p WHERE p."id" = ANY(${ids})`,
    ),
    await rowsOf(
      tx,
      batchRow,
      Prisma.sql`
      SELECT b."productId", b."supplier", b."licenceKind", b."keySource", b."firstRegion"
      FROM "KeyBatch" b
      WHERE b."productId" = ANY(${ids}) AND b."recalledAt" IS NULL
        AND num_nonnulls(b."licenceKind", b."keySource", b."firstRegion") > 0
        AND EXISTS (
          SELECT 1 FROM "ProductKey" k
          WHERE k."batchId" = b."id" AND k."status" IN ('available', 'reserved'))`,
    ),
  ]
  const isAwaited = new Set(awaited.flatMap((row) => (row.isAwaited ? [row.id] : [])))
  for (const { id, before, after } of restated) {
    const other = batches.find(
      (batch) => batch.productId === id && unlikeProduct(after, batch) !== null,
    )
    if (other) obstacles.set(id, say('statements.keysAreOthers', { supplier: other.supplier }))
    else if (isAwaited.has(id) && !mayBeHandedOut(before, after))
      obstacles.set(id, say('statements.buyersWait'))
  }
  return obstacles
}

/** {@link originObstacles} of one product. @throws AppError `conflict` */
export async function requireNoObstacle(tx: Tx, change: Restated): Promise<void> {
  const obstacle = (await originObstacles(tx, [change])).get(change.id)
  if (obstacle) throw fieldError('conflict', 'licenceKind', obstacle)
}
