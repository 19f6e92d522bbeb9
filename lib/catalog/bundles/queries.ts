import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { catalogTags } from '@/lib/catalog/cache-tags'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import type { Product } from '@/lib/catalog/contracts'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { toProduct } from '@/lib/catalog/to-product'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { Bundle } from './contracts'

const partRow = z.object({
  productId: z.number(),
  name: z.string(),
  quantity: z.number(),
  isHidden: z.boolean(),
  availableKeys: z.number().nullable(),
})

/** What a product consists of, for the back office. @throws AppError `not_found` */
export async function bundleOf(productId: number): Promise<Bundle> {
  if ((await db().product.count({ where: { id: productId } })) === 0)
    throw new AppError('not_found', say('products.unknown'))
  const parts = await rowsOf(
    db(),
    partRow,
    Prisma.sql`
    SELECT q."id" AS "productId", q."name", b."quantity"::int AS "quantity", q."isHidden",
      CASE WHEN q."delivery" = 'keys' THEN
        (SELECT count(*)::int FROM "ProductKey" k WHERE k."productId" = q."id" AND ${FREE_KEY}) END AS "availableKeys"
    FROM "BundlePart" b JOIN "Product" q ON q."id" = b."partId"
    WHERE b."bundleId" = ${productId} ORDER BY b."position"`,
  )
  return { parts }
}

/** A part of a bundle as its page shows it. */
export type ShownPart = { product: Product; quantity: number; isHidden: boolean }

/** What a product consists of: cached until any product changes. */
export async function cachedParts(productId: number): Promise<ShownPart[]> {
  'use cache'
  cacheTag(catalogTags.products)
  cacheLife('hours')
  const rows = await db().bundlePart.findMany({
    where: { bundleId: productId },
    orderBy: { position: 'asc' },
    select: { quantity: true, part: { select: { ...PRODUCT_FIELDS, isHidden: true } } },
  })
  return rows.map(({ quantity, part: { isHidden, ...part } }) => ({
    quantity,
    isHidden,
    product: toProduct(part),
  }))
}

/** The visible bundles that a product is in, by name: cached until any product changes. */
export async function cachedBundlesWith(
  productId: number,
): Promise<{ slug: string; name: string }[]> {
  'use cache'
  cacheTag(catalogTags.products)
  cacheLife('hours')
  return db().product.findMany({
    where: { isHidden: false, parts: { some: { partId: productId } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: 5,
    select: { slug: true, name: true },
  })
}
