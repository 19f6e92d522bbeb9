import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudits } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import type { ProductRemoval } from './admin-contracts'
import { catalogTags } from './cache-tags'
import { readInBatches } from './product-batches'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { PRODUCT_ENTITY } from './product-writes'
import { withoutSale } from './sales/sale-rules'
import { reducedOf } from './sales/stored-prices'

type Removal = ProductRemoval & { id: number; name: string }

/**
 * Deletes products; those that were sold, are in a bundle, or whose keys are or were on record, are hidden instead.
 *
 * @returns what became of those that there are
 */
export async function removeProducts(tx: Tx, actor: Actor, ids: number[]): Promise<Removal[]> {
  await lockRows(tx, 'Product', { id: ids })
  const products = await readRemovable(tx, ids)
  if (products.length === 0) return []
  const idsOf = (onRecord: boolean) =>
    products.filter(({ isOnRecord }) => isOnRecord === onRecord).map(({ id }) => id)
  await tx.$executeRaw`
    UPDATE "Product" SET "isHidden" = true, "publishAt" = NULL, "updatedAt" = now() WHERE "id" = ANY(${idsOf(true)})`
  await tx.product.deleteMany({ where: { id: { in: idsOf(false) } } })
  await recordAudits(
    tx,
    actor,
    products.map((product) => ({
      action: product.isOnRecord ? 'product.hide' : 'product.delete',
      entityType: PRODUCT_ENTITY,
      entityId: product.id,
      before: { ...product.fields },
      undo: undoOf(product),
    })),
  )
  await invalidateTags(tx, [catalogTags.products])
  return products.map(removalOf)
}

/** What {@link removeProducts} would do. */
export async function foreseeRemovals(tx: Tx, ids: number[]): Promise<Removal[]> {
  return (await readRemovable(tx, ids)).map(removalOf)
}

const removalOf = ({ id, fields: { name }, isOnRecord }: Removable): Removal => ({
  id,
  name,
  outcome: isOnRecord ? 'hidden' : 'deleted',
})

async function readRemovable(tx: Tx, ids: number[]) {
  const rows = await readInBatches(ids, (batch) =>
    tx.product.findMany({
      where: { id: { in: batch } },
      select: {
        ...PRODUCT_FIELD_SELECT,
        id: true,
        createdAt: true,
        reducedBySale: true,
        _count: {
          select: {
            orderItems: true,
            keys: true,
            partOf: true,
            reviews: true,
            alerts: true,
            files: true,
            keyBatches: true,
          },
        },
      },
      orderBy: { id: 'asc' },
    }),
  )
  return rows.map(({ id, createdAt, reducedBySale, _count, ...stored }) => {
    const { orderItems, keys, partOf, ...others } = _count
    const fields = productFieldsOf(stored)
    const reduced = reducedBySale && reducedOf(reducedBySale)
    return {
      id,
      createdAt,
      // The price of a sale goes with it.
      fields: { ...fields, ...withoutSale(fields, reduced).regular },
      isOnRecord: stored.delivery === 'keys' || orderItems + keys + partOf > 0,
      isAlone: others.reviews + others.alerts + others.files + others.keyBatches === 0,
    }
  })
}

type Removable = Awaited<ReturnType<typeof readRemovable>>[number]

/** A deleted product can come back only if nothing went with it: no reviews, files or people who wait for it. */
function undoOf({ fields, createdAt, isOnRecord, isAlone }: Removable) {
  if (isOnRecord) {
    if (!fields.isHidden) return undoState({ isHidden: false }, { isHidden: true })
    const { publishAt } = fields
    return publishAt === null ? undefined : undoState({ publishAt }, { publishAt: null })
  }
  return isAlone ? undoState({ ...fields, createdAt: createdAt.toISOString() }, null) : undefined
}
