import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { tags } from '@/lib/core/cache-tags'
import { db, Prisma } from '@/lib/core/db'
import {
  type Category,
  MAX_LIMIT,
  type Product,
  type ProductPage,
  type ProductQueryInput,
} from './contracts'
import { PRODUCT_FIELDS } from './fields'
import { listingOrder, listingWhere } from './listing-sql'
import { type ProductRow, toCategory, toProduct } from './mapping'

const CATEGORY_FIELDS = {
  id: true,
  name: true,
  slug: true,
  description: true,
  icon: true,
  isActive: true,
  bannerImage: true,
  parentId: true,
} satisfies Prisma.CategorySelect

const PRODUCT_COLUMNS = Prisma.raw(
  Object.keys(PRODUCT_FIELDS)
    .map((column) => `p."${column}"`)
    .join(', '),
)

/** The active main categories in the shop's order. */
export async function mainCategories(): Promise<Category[]> {
  'use cache'
  cacheTag(tags.categories)
  cacheLife('hours')
  const rows = await db().category.findMany({
    where: { parentId: null, isActive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: CATEGORY_FIELDS,
  })
  return rows.map(toCategory)
}

/** All active categories, main ones first. */
export async function allCategories(): Promise<Category[]> {
  'use cache'
  cacheTag(tags.categories)
  cacheLife('hours')
  const rows = await db().category.findMany({
    where: { isActive: true },
    orderBy: [{ parentId: { sort: 'asc', nulls: 'first' } }, { position: 'asc' }, { id: 'asc' }],
    select: CATEGORY_FIELDS,
  })
  return rows.map(toCategory)
}

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
 * One page of visible products with the number of all that match.
 *
 * @param query filters, sort, `limit` and `offset` (see productQuerySchema); a category that does
 *   not exist matches nothing
 */
export async function findProducts(query: ProductQueryInput): Promise<ProductPage> {
  const category =
    query.category === undefined ? undefined : await categoryByReference(query.category)
  if (category === null) return { products: [], total: 0 }
  const subcategories = category ? await subcategoriesOf(category.id) : []
  const where = listingWhere(query, category, subcategories)
  const limit = query.limit ?? MAX_LIMIT
  const offset = query.offset ?? 0
  const [rows, counted] = await Promise.all([
    db().$queryRaw<ProductRow[]>`
      SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE ${where}
      ORDER BY ${listingOrder(query)} LIMIT ${limit} OFFSET ${offset}`,
    db().$queryRaw<{ total: bigint }[]>`SELECT count(*) AS total FROM "Product" p WHERE ${where}`,
  ])
  return { products: rows.map(toProduct), total: Number(counted[0]?.total ?? 0) }
}

/** {@link findProducts} for prerendered pages: kept until a product or category changes. */
export async function cachedProducts(query: ProductQueryInput): Promise<ProductPage> {
  'use cache'
  cacheTag(tags.products, tags.categories)
  cacheLife('hours')
  return findProducts(query)
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

/** A product page's product: kept until that product changes. */
export async function cachedProduct(
  key: { slug: string } | { id: number },
): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  const product = 'slug' in key ? await productBySlug(key.slug) : await productById(key.id)
  cacheTag(tags.products)
  if (product) cacheTag(tags.product(product.id))
  return product
}
