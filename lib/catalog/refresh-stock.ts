import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { ID_ROW, lockRows, rowsOf } from '@/lib/core/rows'
import { invalidateTags, refreshPages } from '@/lib/platform/page-invalidation'
import { awaitOthers } from '@/lib/platform/server-processes'
import { currentSettings } from '@/lib/settings/queries'
import { IS_PREORDER, SELLS_WITHOUT_KEYS, WAITING_PIECES } from './back-orders-sql'
import { bundlesLeftUpTo, HAS_PART_BY_HAND, withBundlesOf } from './bundles/bundle-stock'
import { catalogTags } from './cache-tags'
import { FREE_KEY } from './free-key'

/**
 * Brings the stock of products up to date after their keys changed, that of the bundles that they are in, and their pages with
 * it; of a bundle also that of its parts. Called once
 * the change has committed: each of two buyers then counts without the key of the other.
 *
 * @param productIds left out: all products of which few keys are left, or were left
 */
export async function refreshStock(productIds?: readonly number[]): Promise<void> {
  if (productIds?.length === 0) return
  const stock = stockUpTo((await currentSettings()).lowStockThreshold)
  const among = productIds
    ? Prisma.sql`p."id" IN ${withBundlesOf(productIds)}`
    : Prisma.sql`(p."keysLeft" IS NOT NULL OR p."keysReady" IS NOT NULL OR p."whenSoldOut" = 'backorder' OR ${IS_PREORDER} OR p."id" IN (${EXPIRED_LATELY} UNION SELECT "bundleId" FROM "BundlePart"))`
  const stale = await rowsOf(
    db(),
    ID_ROW,
    Prisma.sql`
    SELECT p."id" FROM "Product" p
    WHERE (p."delivery" = 'keys' OR p."isBundle") AND ${among} AND ${isStale(stock)}`,
  )
  if (stale.length === 0) return
  await recount(
    stale.map(({ id }) => id),
    stock,
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
    where: { OR: [{ delivery: 'keys' }, { isBundle: true }] },
    select: { id: true },
  })
  await refreshStock(products.map(({ id }) => id))
}

const countedSchema = z.object({
  id: z.number(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  readyBefore: z.number().nullable(),
  readyAfter: z.number().nullable(),
  /** Whether a bundle has parts that are delivered by hand since, or none any more. */
  promisesOtherwise: z.boolean(),
})
type Counted = z.infer<typeof countedSchema>

/** Those that are counted at the same time take turns, so that the last one counts everything. */
async function recount(ids: readonly number[], stock: Stock): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'Product', { id: ids }, 'NO KEY UPDATE')
    // Past `updatedAt`: whoever has the product open in the back office loses nothing by it.
    const counted = await rowsOf(
      tx,
      countedSchema,
      Prisma.sql`
      UPDATE "Product" p SET "keysLeft" = ${stock.keysLeft}, "keysReady" = ${stock.keysReady}, "byHandParts" = ${BY_HAND_PARTS},
        "delivery" = CASE WHEN p."isBundle" THEN 'keys' ELSE p."delivery" END
      FROM (SELECT "id", "keysLeft", "keysReady", "byHandParts" FROM "Product" WHERE "id" = ANY(${ids})) b
      WHERE b."id" = p."id" AND ${isStale(stock)}
      RETURNING p."id", b."keysLeft" AS "before", p."keysLeft" AS "after",
        b."keysReady" AS "readyBefore", p."keysReady" AS "readyAfter", p."byHandParts" <> b."byHandParts" AS "promisesOtherwise"`,
    )
    await invalidateTags(tx, changedTags(counted))
  })
}

const BY_HAND_PARTS = Prisma.sql`(p."isBundle" AND ${HAS_PART_BY_HAND})`

/** What there is of `p`. */
type Stock = { keysLeft: Prisma.Sql; keysReady: Prisma.Sql }

const isStale = ({ keysLeft, keysReady }: Stock) => Prisma.sql`(
  p."keysLeft" IS DISTINCT FROM ${keysLeft} OR p."keysReady" IS DISTINCT FROM ${keysReady} OR p."byHandParts" <> ${BY_HAND_PARTS} OR (p."isBundle" AND p."delivery" <> 'keys'))`

/** Products of which there were many keys until some expired. */
const EXPIRED_LATELY = Prisma.sql`
  SELECT k."productId" FROM "ProductKey" k
  WHERE k."notAfter" BETWEEN now() - interval '2 days' AND now()`

/** Lists show whether a product is sold out; only its own page and the API tell how many are left. */
function changedTags(counted: readonly Counted[]): string[] {
  const sellsOtherwise = counted.some(
    ({ before, after, readyBefore, readyAfter, promisesOtherwise }) =>
      promisesOtherwise ||
      (before === 0) !== (after === 0) ||
      (readyBefore === 0) !== (readyAfter === 0),
  )
  const own = counted.map(({ id }) => catalogTags.product(id))
  return [catalogTags.stock, ...own, ...(sellsOtherwise ? [catalogTags.products] : [])]
}

/**
 * What of `p` can be sold, with what may wait for keys, and the keys that are there of what is sold without them, none of a pre-order;
 * each null when it is more than the threshold.
 */
const stockUpTo = (threshold: number): Stock => ({
  keysLeft: Prisma.sql`CASE
    WHEN p."isBundle" THEN ${bundlesLeftUpTo(threshold)}
    WHEN NOT ${SELLS_WITHOUT_KEYS} THEN ${ownKeysUpTo(threshold)}
    WHEN p."backorderLimit" IS NOT NULL THEN (
      SELECT CASE WHEN s."pieces" <= ${threshold} THEN s."pieces" END
      FROM (SELECT CASE WHEN ${IS_PREORDER} THEN 0 ELSE coalesce(${ownKeysUpTo(threshold)}, ${threshold + 1}::int) END
        + greatest(0, p."backorderLimit" - ${WAITING_PIECES}) AS "pieces") s)
  END`,
  keysReady: Prisma.sql`CASE WHEN ${IS_PREORDER} THEN 0 WHEN ${SELLS_WITHOUT_KEYS} THEN ${ownKeysUpTo(threshold)} END`,
})

const ownKeysUpTo = (threshold: number) => Prisma.sql`(
  SELECT CASE WHEN count(*) <= ${threshold} THEN count(*)::int END FROM (
    SELECT 1 FROM "ProductKey" k
    WHERE k."productId" = p."id" AND ${FREE_KEY}
    LIMIT ${threshold + 1}
  ) f)`
