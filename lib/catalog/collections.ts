import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { catalogTags } from './cache-tags'
import type { AdminCollection } from './collection-contracts'
import { collectionWhere } from './collection-where'
import { lastWithSlug } from './former-slug'
import { WHOLE_STORE } from './listing-sql'
import { type CollectionFields, collectionOf, type StoredCollection } from './stored-collection'

/** A collection of the storefront. */
export type Collection = CollectionFields & { id: number }

const IN_ORDER = [{ position: 'asc' }, { name: 'asc' }, { id: 'asc' }] as const

/** The visible collections in the owner's order. Cached. */
export async function visibleCollections(): Promise<Collection[]> {
  'use cache'
  cacheTag(catalogTags.collections)
  cacheLife('hours')
  const rows = await db().collection.findMany({
    where: { isVisible: true },
    orderBy: [...IN_ORDER],
  })
  return rows.map((row) => {
    const { updatedAt: _, ...collection } = collectionOf(row)
    return collection
  })
}

/** So many the home page has room for. */
const SHOWN_ON_HOME = 3

/** The visible collections of the home page: the first ones of those that are meant for it. */
export const homeCollections = async (): Promise<Collection[]> =>
  (await visibleCollections()).filter(({ isOnHome }) => isOnHome).slice(0, SHOWN_ON_HOME)

/** One visible collection by its slug, or `null`. */
export const collectionBySlug = async (slug: string): Promise<Collection | null> =>
  (await visibleCollections()).find((collection) => collection.slug === slug) ?? null

/** The visible collection that had a slug before nobody had it, or `null`. */
export async function collectionMovedFrom(slug: string): Promise<Collection | null> {
  'use cache'
  cacheTag(catalogTags.collections)
  cacheLife('hours')
  const id = await lastWithSlug('collection', slug)
  return (await visibleCollections()).find((collection) => collection.id === id) ?? null
}

/** All collections in the owner's order, with what they hold. */
export async function adminCollections(tx: Tx = db()): Promise<AdminCollection[]> {
  const rows = await tx.collection.findMany({ orderBy: [...IN_ORDER] })
  return withProducts(tx, rows.map(collectionOf))
}

/** One collection of the back office. @throws AppError `not_found` */
export async function requireAdminCollection(tx: Tx, id: number): Promise<AdminCollection> {
  const row = await tx.collection.findUnique({ where: { id } })
  const [collection] = row ? await withProducts(tx, [collectionOf(row)]) : []
  if (!collection) throw new AppError('not_found', say('collections.unknown'))
  return collection
}

async function withProducts(
  tx: Tx,
  collections: readonly StoredCollection[],
): Promise<AdminCollection[]> {
  const chosen = await tx.product.findMany({
    where: { id: { in: [...new Set(collections.flatMap(({ productIds }) => productIds))] } },
    select: { id: true, name: true },
  })
  const productOf = new Map(chosen.map((product) => [product.id, product]))
  const filled: AdminCollection[] = []
  for (const { productIds, updatedAt, ...collection } of collections)
    filled.push({
      ...collection,
      products: productIds.flatMap((id) => productOf.get(id) ?? []),
      productCount: await countOf(tx, { ...collection, productIds }),
      updatedAt: updatedAt.toISOString(),
    })
  return filled
}

async function countOf(tx: Tx, collection: Collection): Promise<number> {
  const rows = await rowsOf(
    tx,
    TOTAL_ROW,
    Prisma.sql`
    SELECT count(*)::int AS "total" FROM "ListedProduct" l
    WHERE l."listId" = ${WHOLE_STORE}::int AND ${collectionWhere(collection)}`,
  )
  return rows[0]?.total ?? 0
}
