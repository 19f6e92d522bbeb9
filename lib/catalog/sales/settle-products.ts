import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { PRODUCT_ENTITY } from '@/lib/catalog/product-writes'
import { writeSalePrices } from '@/lib/catalog/write-sale-prices'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { countRowsOf, lockRows } from '@/lib/core/rows'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { currentSetting } from '@/lib/settings/queries'
import { recordAudits, SERVER } from '@/lib/staff/audit'
import { runningFor } from './sale-products'
import { type SaleTerms, settled } from './sale-rules'
import { PRICE_SELECT, pricesOfRow, reducedOf } from './stored-prices'

/** How many products got other prices, and of how many a price that somebody had changed stays. */
export type SettledCounts = { changed: number; kept: number }

type Done = ReturnType<typeof settled> & {
  id: number
  /** Whether its prices, or what is shown of its sale, become others. */
  isPriced: boolean
  isRemembered: boolean
}

/**
 * Gives products the prices of the sales that run for them at this moment, or their own back. Whoever does it twice changes
 * nothing the second time, and of two at once the second one waits.
 */
export async function settleProducts(
  tx: Tx,
  productIds: readonly number[],
): Promise<SettledCounts> {
  const ids = [...new Set(productIds)]
  if (!(await lockRows(tx, 'Product', { id: ids }))) return { changed: 0, kept: 0 }
  // After the lock: whoever held it may have taken a while.
  const now = await databaseTime(tx)
  const currency = await currentSetting('baseCurrency', tx)
  const products = await tx.product.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, salePrice: true, saleEndsAt: true, ...PRICE_SELECT },
  })
  const remembered = new Map(
    (await tx.reducedProduct.findMany({ where: { productId: { in: ids } } })).map((row) => [
      row.productId,
      reducedOf(row),
    ]),
  )
  const running = await runningByProduct(tx, ids, now)
  const done = products.map((product): Done => {
    const current = pricesOfRow(product)
    const before = remembered.get(product.id) ?? null
    const result = settled(current, before, running.get(product.id) ?? [], currency)
    const { prices, sale, reduced } = result
    return {
      id: product.id,
      ...result,
      isPriced:
        !isDeepStrictEqual(current, prices) ||
        (product.salePrice?.toFixed(2) ?? null) !== (sale ? prices.price : null) ||
        product.saleEndsAt?.getTime() !== sale?.endsAt?.getTime(),
      isRemembered: !isDeepStrictEqual(before, reduced),
    }
  })
  const priced = done.filter(({ isPriced }) => isPriced)
  await writePrices(tx, priced)
  await remember(
    tx,
    done.filter(({ isRemembered }) => isRemembered),
  )
  const kept = done.filter(({ wasChanged }) => wasChanged)
  await recordAudits(
    tx,
    SERVER,
    kept.map(({ id, prices }) => ({
      action: 'product.keepPrice',
      entityType: PRODUCT_ENTITY,
      entityId: id,
      before: { inSale: remembered.get(id)?.written.price ?? null },
      after: { price: prices.price, originalPrice: prices.originalPrice },
    })),
  )
  return { changed: priced.length, kept: kept.length }
}

async function runningByProduct(tx: Tx, ids: readonly number[], now: Date) {
  const sales = new Map<number, SaleTerms[]>()
  for (const { productId, price, ...sale } of await runningFor(tx, ids, now))
    sales.set(productId, [
      ...(sales.get(productId) ?? []),
      { ...sale, price: price?.toFixed(2) ?? null },
    ])
  return sales
}

async function writePrices(tx: Tx, done: readonly Done[]) {
  if (done.length === 0) return
  await writeSalePrices(
    tx,
    done.map(({ id, prices, sale }) => ({
      id,
      ...prices,
      salePrice: sale ? prices.price : null,
      saleEndsAt: sale?.endsAt?.toISOString() ?? null,
    })),
  )
  await invalidateTags(tx, [catalogTags.products])
}

async function remember(tx: Tx, done: readonly Done[]) {
  await tx.reducedProduct.deleteMany({ where: { productId: { in: done.map(({ id }) => id) } } })
  await tx.reducedProduct.createMany({
    data: done.flatMap(({ id, reduced }) =>
      reduced
        ? {
            productId: id,
            saleId: reduced.saleId,
            saleIds: [...reduced.saleIds],
            leftIds: [...reduced.leftIds],
            before: reduced.before,
            written: reduced.written,
          }
        : [],
    ),
  })
}

/**
 * Settles products where a start or an end is due that no job has come to yet: what is asked for them right afterwards is never
 * the price of a sale that is over, or not of one that has begun.
 *
 * @param productIds asked only then
 */
export async function settleDueSales(productIds: () => Promise<readonly number[]>): Promise<void> {
  const isDue = await countRowsOf(
    db(),
    Prisma.sql`SELECT 1 FROM "Sale" WHERE "turnsAt" <= now() LIMIT 1`,
  )
  if (isDue === 0) return
  const ids = await productIds()
  await db().$transaction((tx) => settleProducts(tx, ids))
}
