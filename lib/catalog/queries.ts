import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { db, Prisma } from '@/lib/core/db'
import { rankedMatches } from '@/lib/search/ranked-search'
import { catalogTags } from './cache-tags'
import { CATEGORY_FIELDS, PRODUCT_FIELDS } from './columns'
import {
  type Category,
  MAX_LIMIT,
  type Product,
  type ProductPage,
  type ProductQueryInput,
} from './contracts'
import { isByRelevance, listingOrder, listingWhere } from './listing-sql'
import { type ProductRow, toCategory, toProduct } from './to-product'

const PRODUCT_COLUMNS = Prisma.raw(
  Object.keys(PRODUCT_FIELDS)
    .map((column) => `p."${column}"`)
    .join(', '),
)

/** The active main categories in the shop's order. */
export const mainCategories = cache(async (): Promise<Category[]> => {
  'use cache'
  cacheTag(catalogTags.categories)
  cacheLife('hours')
  const rows = await db().category.findMany({
    where: { parentId: null, isActive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: CATEGORY_FIELDS,
  })
  return rows.map(toCategory)
})

/** All active categories, main ones first. What is below a hidden main category is hidden with it. */
export const allCategories = cache(async (): Promise<Category[]> => {
  'use cache'
  cacheTag(catalogTags.categories)
  cacheLife('hours')
  const rows = await db().category.findMany({
    where: { isActive: true, OR: [{ parentId: null }, { parent: { isActive: true } }] },
    orderBy: [{ parentId: { sort: 'asc', nulls: 'first' } }, { position: 'asc' }, { id: 'asc' }],
    select: CATEGORY_FIELDS,
  })
  return rows.map(toCategory)
})

/** One active category by slug, or `null`. */
export async function categoryBySlug(slug: string): Promise<Category | null> {
  return (await allCategories()).find((category) => category.slug === slug) ?? null
}

/** One active category by id, or `null`. */
export async function categoryById(id: number): Promise<Category | null> {
  return (await allCategories()).find((category) => category.id === id) ?? null
}

/** The active subcategories of a main category. */
export async function subcategoriesOf(categoryId: number): Promise<Category[]> {
  return (await allCategories()).filter((category) => category.parentId === categoryId)
}

/** A category by slug or by its id in digits, as `?category=` takes it. */
async function categoryByReference(reference: string): Promise<Category | null> {
  const bySlug = await categoryBySlug(reference)
  if (bySlug || !/^\d{1,9}$/.test(reference)) return bySlug
  return categoryById(Number(reference))
}

/**
 * One page of visible products.
 *
 * @param query filters, sort, `limit` and `offset` (see productQuerySchema); a category that does
 *   not exist matches nothing
 */
export async function findProducts(query: ProductQueryInput): Promise<Product[]> {
  const limit = query.limit ?? MAX_LIMIT
  const offset = query.offset ?? 0
  const { search } = query
  if (search && isByRelevance(query) && offset + limit <= MAX_RANKED)
    return bestMatches(search, query, limit, offset)
  const where = await conditionsOf(query)
  if (!where) return []
  const order = listingOrder(query)
  // The ids first: an index often has all that it takes to choose them.
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${PRODUCT_COLUMNS} FROM (
      SELECT p."id" FROM "Product" p WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
    ) m JOIN "Product" p USING ("id") ORDER BY ${order}`
  return rows.map(toProduct)
}

/** How deep a search is read rank by rank; further down, ranking all matches costs no more. */
const MAX_RANKED = 500

async function bestMatches(
  search: string,
  query: ProductQueryInput,
  limit: number,
  offset: number,
): Promise<Product[]> {
  const where = await conditionsOf({ ...query, search: undefined })
  if (!where) return []
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${PRODUCT_COLUMNS} FROM (${rankedMatches(search, where, offset + limit)}) m
    JOIN "Product" p USING ("id") WHERE m."place" > ${offset} ORDER BY m."place"`
  return rows.map(toProduct)
}

/** The conditions of a query, `null` when its category does not exist. */
async function conditionsOf(query: ProductQueryInput): Promise<Prisma.Sql | null> {
  if (query.category === undefined) return listingWhere(query, undefined, [])
  const category = await categoryByReference(query.category)
  return category && listingWhere(query, category, await subcategoriesOf(category.id))
}

/**
 * How many products match, whatever the page. Counting a common word reads the whole catalogue, so
 * the number is cached until a product changes.
 */
export async function countProducts(query: ProductQueryInput): Promise<number> {
  const { limit: _, offset: __, sort: ___, count: ____, ...filters } = query
  return cachedCount(filters)
}

async function cachedCount(filters: ProductQueryInput): Promise<number> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  cacheLife('minutes')
  const where = await conditionsOf(filters)
  if (!where) return 0
  const counted = await db().$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM "Product" p WHERE ${where}`
  return Number(counted[0]?.total ?? 0)
}

/** {@link findProducts} for prerendered pages: cached until a product or category changes. */
export async function cachedProducts(query: ProductQueryInput): Promise<ProductPage> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  cacheLife('hours')
  const [products, total] = await Promise.all([findProducts(query), countProducts(query)])
  return { products, total }
}

/** One visible product by slug, or `null`. */
export const productBySlug = cache(async (slug: string): Promise<Product | null> => {
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."slug" = ${slug} AND NOT p."isHidden"`
  return rows[0] ? toProduct(rows[0]) : null
})

/** One visible product by id, or `null`. */
export const productById = cache(async (id: number): Promise<Product | null> => {
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."id" = ${id} AND NOT p."isHidden"`
  return rows[0] ? toProduct(rows[0]) : null
})

/** A product page's product: cached until that product changes. */
export async function cachedProduct(
  key: { slug: string } | { id: number },
): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  const product = 'slug' in key ? await productBySlug(key.slug) : await productById(key.id)
  cacheTag(catalogTags.products)
  if (product) cacheTag(catalogTags.product(product.id))
  return product
}

type IdBlock = { block: number; count: number; lastModified: Date }
type ListedRow = { id: number; slug: string; updatedAt: Date }

/** Visible products by ranges of ids: how many there are in each, and when one of them changed last. */
export async function productBlocks(size: number): Promise<IdBlock[]> {
  return db().$queryRaw<IdBlock[]>(Prisma.sql`
    SELECT ("id" - 1) / ${size}::int AS "block", count(*)::int AS "count",
      max("updatedAt") AS "lastModified"
    FROM "Product" WHERE NOT "isHidden" GROUP BY 1 ORDER BY 1`)
}

/** The next visible products of a range of ids. @param after the last id that was read */
export async function productsOfBlock(
  { block, size }: { block: number; size: number },
  after: number,
  limit: number,
): Promise<ListedRow[]> {
  return db().product.findMany({
    where: { isHidden: false, id: { gt: Math.max(after, block * size), lte: (block + 1) * size } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, slug: true, updatedAt: true },
  })
}
