import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { catalogTags } from './cache-tags'
import { IS_AWAITED } from './origin-obstacles'
import { PRODUCT_ENTITY } from './product-writes'
import {
  type KeyOrigin,
  mayBeHandedOut,
  originOf,
  statesOrigin,
  takenOver,
  unlikeProduct,
} from './statements'

const productRow = z.object({
  licenceKind: z.enum(column.LicenceKind).nullable(),
  keySource: z.enum(column.KeySource).nullable(),
  firstRegion: z.string().nullable(),
  hasKeys: z.boolean(),
  isAwaited: z.boolean(),
})

/**
 * Requires that keys are those that their product states. Of what it does not state, the first keys say it: while it has no others of which
 * that is not known, and nobody waits who was told otherwise. Where what is known of a batch is corrected, the product follows if it has no
 * other keys.
 *
 * @param productId of a product that the caller has locked
 * @param exceptBatch the batch that is corrected
 * @throws AppError `conflict` when they are others
 */
export async function takeOverOrigin(
  tx: Tx,
  actor: Named,
  productId: number,
  keys: KeyOrigin,
  exceptBatch: number | null = null,
): Promise<void> {
  if (!statesOrigin(keys)) return
  const [product] = await rowsOf(
    tx,
    productRow,
    Prisma.sql`
    SELECT p."licenceKind", p."keySource", p."firstRegion", ${IS_AWAITED} AS "isAwaited",
      EXISTS (
        SELECT 1 FROM "ProductKey" k
        WHERE k."productId" = p."id" AND k."status" IN ('available', 'reserved')
          AND (${exceptBatch}::int IS NULL OR k."batchId" IS DISTINCT FROM ${exceptBatch}::int)) AS "hasKeys"
    FROM "Product" p WHERE p."id" = ${productId}`,
  )
  if (!product) throw new AppError('not_found', say('products.unknown'))
  const before = originOf(product)
  const wanted = exceptBatch === null ? takenOver(before, keys) : takenOver(keys, before)
  const isFree = !product.hasKeys && (!product.isAwaited || mayBeHandedOut(before, wanted))
  const after = isFree ? wanted : before
  const other = unlikeProduct(after, keys)
  if (other !== null) {
    const text =
      before[other] === null ? 'statements.productStatesNone' : 'statements.unlikeProduct'
    throw new AppError('conflict', say(text), {
      issues: [{ path: exceptBatch === null ? `batch.${other}` : other, text: say(text) }],
    })
  }
  const changed = differences(before, after)
  if (Object.keys(changed.after).length === 0) return
  const { licenceKind, keySource, firstRegion } = after
  // Past its `updatedAt`: whoever has the product open in the back office loses nothing by it.
  await tx.$executeRaw(Prisma.sql`
    UPDATE "Product" SET "licenceKind" = ${licenceKind}::"LicenceKind", "keySource" = ${keySource}::"KeySource",
      "firstRegion" = ${firstRegion} WHERE "id" = ${productId}`)
  await recordAudit(tx, actor, {
    action: 'product.update',
    entityType: PRODUCT_ENTITY,
    entityId: productId,
    before: { ...changed.before },
    after: { ...changed.after },
    undo: undoState(changed.before, changed.after),
  })
  await invalidateTags(tx, [catalogTags.products])
}
