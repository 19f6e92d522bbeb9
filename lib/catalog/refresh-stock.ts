import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { ID_ROW, lockRows, rowsOf } from '@/lib/core/rows'
import { invalidateTags, refreshPages } from '@/lib/platform/page-invalidation'
import { awaitOthers } from '@/lib/platform/server-processes'
import { currentSettings } from '@/lib/settings/queries'
import { catalogTags } from './cache-tags'
import { FREE_KEY } from './free-key'

/**
 * Brings the stock of products up to date after their keys changed, and their pages with it. Called once
 * the change has committed: each of two buyers then counts without the key of the other.
 *
 * @param productIds left out: all products of which few keys are left, or were left
 */
export async function refreshStock(productIds?: readonly number[]): Promise<void> {
  if (productIds?.length === 0) return
  const keysLeft = keysLeftUpTo((await currentSettings()).lowStockThreshold)
  const among = productIds
    ? Prisma.sql`p."id" = ANY(${[...productIds]})`
    : Prisma.sql`(p."keysLeft" IS NOT NULL OR p."id" IN (${EXPIRED_LATELY}))`
  const stale = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT p."id" FROM "Product" p
    WHERE p."delivery" = 'keys' AND ${among} AND p."keysLeft" IS DISTINCT FROM ${keysLeft}`,
  )
  if (stale.length === 0) return
  await recount(
    stale.map(({ id }) => id),
    keysLeft,
  )
  await awaitOthers(await refreshPages())
}

/**
 * {@link refreshStock} after something that has happened whether or not it succeeds. A job repeats it
 * every minute.
 */
export async function stockChanged(productIds: readonly number[]): Promise<void> {
  try {
    await refreshStock(productIds)
  } catch (error) {
    log.error({ err: error, productIds }, 'the stock of products could not be counted')
  }
}

/** {@link refreshStock} for every product, after the threshold changed. */
export async function refreshAllStock(): Promise<void> {
  const products = await db().product.findMany({
    where: { delivery: 'keys' },
    select: { id: true },
  })
  await refreshStock(products.map(({ id }) => id))
}

const countedSchema = z.object({
  id: z.number(),
  before: z.number().nullable(),
  after: z.number().nullable(),
})
type Counted = z.infer<typeof countedSchema>

/** Those that are counted at the same time take turns, so that the last one counts everything. */
async function recount(ids: readonly number[], keysLeft: Prisma.Sql): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'Product', { id: ids }, 'NO KEY UPDATE')
    // Past `updatedAt`: whoever has the product open in the back office loses nothing by it.
    const counted = await rowsOf(
      tx,
      countedSchema,
      Prisma.sql`
      UPDATE "Product" p SET "keysLeft" = ${keysLeft}
      FROM (SELECT "id", "keysLeft" FROM "Product" WHERE "id" = ANY(${ids})) b
      WHERE b."id" = p."id" AND p."keysLeft" IS DISTINCT FROM ${keysLeft}
      RETURNING p."id", b."keysLeft" AS "before", p."keysLeft" AS "after"`,
    )
    await invalidateTags(tx, changedTags(counted))
  })
}

/** Products of which there were many keys until some expired. */
const EXPIRED_LATELY = Prisma.sql`
  SELECT k."productId" FROM "ProductKey" k
  WHERE k."notAfter" BETWEEN now() - interval '2 days' AND now()`

/** Lists show whether a product is sold out; only its own page and the API tell how many are left. */
function changedTags(counted: readonly Counted[]): string[] {
  const sellsOtherwise = counted.some(({ before, after }) => (before === 0) !== (after === 0))
  const own = counted.map(({ id }) => catalogTags.product(id))
  return [catalogTags.stock, ...own, ...(sellsOtherwise ? [catalogTags.products] : [])]
}

/** The keys of `p` that can be sold; null when there are more than the threshold. */
const keysLeftUpTo = (threshold: number) => Prisma.sql`(
  SELECT CASE WHEN count(*) <= ${threshold} THEN count(*)::int END FROM (
    SELECT 1 FROM "ProductKey" k
    WHERE k."productId" = p."id" AND ${FREE_KEY}
    LIMIT ${threshold + 1}
  ) f)`
