import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { articleHtml } from '@/lib/core/rich-text'
import { rowsOf } from '@/lib/core/rows'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import type { ProductFields } from './admin-contracts'
import { catalogTags } from './cache-tags'
import { CATEGORY_FIELDS, PRODUCT_COLUMNS } from './columns'
import type { Category, Product } from './contracts'
import { lastWithSlug } from './former-slug'
import { storedReleasesSchema } from './releases'
import { productRowSchema, toCategory, toProduct } from './to-product'
import { translationTags } from './translations/cache-tags'
import { inLanguage, oneInLanguage } from './translations/in-language'
import { type Trial, trialOf } from './trial'

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

/** {@link allCategories} as a page in a language names them. */
export const categoriesIn = cache(async (language: Locale): Promise<Category[]> => {
  'use cache'
  cacheTag(catalogTags.categories, translationTags.translations)
  cacheLife('hours')
  return inLanguage('category', await allCategories(), language)
})

/** {@link mainCategories} as a page in a language names them. */
export const mainCategoriesIn = async (language: Locale): Promise<Category[]> =>
  (await categoriesIn(language)).filter(({ parentId }) => parentId === null)

/** A category as a page in a language names it. */
export const categoryIn = async (category: Category, language: Locale): Promise<Category> =>
  (await categoriesIn(language)).find(({ id }) => id === category.id) ?? category

/** One active category by slug, or `null`. */
export async function categoryBySlug(slug: string): Promise<Category | null> {
  return (await allCategories()).find((category) => category.slug === slug) ?? null
}

/** The active category that had a slug before nobody had it, or `null`. */
export async function categoryMovedFrom(slug: string): Promise<Category | null> {
  'use cache'
  cacheTag(catalogTags.categories)
  cacheLife('hours')
  const id = await lastWithSlug('category', slug)
  return id === null ? null : categoryById(id)
}

/** One active category by id, or `null`. */
export async function categoryById(id: number): Promise<Category | null> {
  return (await allCategories()).find((category) => category.id === id) ?? null
}

/** The active subcategories of a main category. */
export async function subcategoriesOf(categoryId: number): Promise<Category[]> {
  return (await allCategories()).filter((category) => category.parentId === categoryId)
}

/** {@link subcategoriesOf} as a page in a language names them. */
export const subcategoriesIn = async (categoryId: number, language: Locale): Promise<Category[]> =>
  (await categoriesIn(language)).filter(({ parentId }) => parentId === categoryId)

/** One active category by its slug or one that it had before, or `null`. */
export const categoryAt = async (slug: string): Promise<Category | null> =>
  (await categoryBySlug(slug)) ?? categoryMovedFrom(slug)

/** A category by slug or by its id in digits, as `?category=` takes it. */
export async function categoryByReference(reference: string): Promise<Category | null> {
  const bySlug = await categoryBySlug(reference)
  if (bySlug) return bySlug
  return /^\d{1,9}$/.test(reference)
    ? categoryById(Number(reference))
    : categoryMovedFrom(reference)
}

/** One visible product by slug, or `null`. */
const productBySlug = cache(async (slug: string): Promise<Product | null> => {
  const rows = await rowsOf(
    db(),
    productRowSchema,
    Prisma.sql`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."slug" = ${slug} AND NOT p."isHidden"`,
  )
  return rows[0] ? toProduct(rows[0]) : null
})

/** One visible product by id, or `null`. */
export const productById = cache(async (id: number): Promise<Product | null> => {
  const rows = await rowsOf(
    db(),
    productRowSchema,
    Prisma.sql`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."id" = ${id} AND NOT p."isHidden"`,
  )
  return rows[0] ? toProduct(rows[0]) : null
})

/** The visible product that had a slug before nobody had it, or `null`. */
async function productMovedFrom(slug: string): Promise<Product | null> {
  const id = await lastWithSlug('product', slug)
  return id === null ? null : productById(id)
}

/** One visible product by its slug or one that it had before, or `null`. */
export const productAt = async (slug: string): Promise<Product | null> =>
  (await productBySlug(slug)) ?? productMovedFrom(slug)

/** {@link productMovedFrom}: the product's slug by now, cached until any product changes. */
export async function cachedSlugMovedFrom(slug: string): Promise<string | null> {
  'use cache'
  cacheTag(catalogTags.products)
  cacheLife('hours')
  return (await productMovedFrom(slug))?.slug ?? null
}

/** A product page's product, in a language if one is given: cached until that product or a translation changes. */
export async function cachedProduct(
  key: { slug: string } | { id: number },
  language?: Locale,
): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  const product = 'slug' in key ? await productBySlug(key.slug) : await productById(key.id)
  cacheTag(catalogTags.products)
  if (product) cacheTag(catalogTags.product(product.id))
  if (!language) return product
  cacheTag(translationTags.translations)
  return oneInLanguage('product', product, language)
}

/** What a product's page is made of besides the product. */
export type ProductPageChoices = Pick<
  ProductFields,
  'seoTitle' | 'seoDescription' | 'relatedProductIds' | 'releases'
> & {
  /** Safe to be put into the page; empty: nothing. */
  story: string
  trial: Trial | null
  /** Those of these texts that are in the page's language. */
  translated?: readonly string[]
}

/** Of a product that is gone or hidden. */
const NOTHING_CHOSEN: ProductPageChoices = {
  seoTitle: '',
  seoDescription: '',
  relatedProductIds: [],
  releases: [],
  story: '',
  trial: null,
}

/** What the owner chose for the page of a visible product in a language: cached until that product changes. */
export async function cachedPageChoices(id: number, locale: Locale): Promise<ProductPageChoices> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.product(id), translationTags.translations)
  cacheLife('hours')
  const stored = await db().product.findFirst({
    where: { id, isHidden: false },
    select: {
      seoTitle: true,
      seoDescription: true,
      relatedProductIds: true,
      story: true,
      releases: true,
      trialUrl: true,
      trialDays: true,
      id: true,
    },
  })
  const shown = await oneInLanguage('product', stored, locale)
  if (!shown) return NOTHING_CHOSEN
  const { translated, ...row } = shown
  return { ...pageChoicesOf(row, locale), ...(translated && { translated }) }
}

type StoredChoices = Pick<
  ProductFields,
  'seoTitle' | 'seoDescription' | 'relatedProductIds' | 'story' | 'trialUrl' | 'trialDays'
> & { releases: unknown }

/** What the owner chose for the page of a product, as the page in a language shows it. */
export function pageChoicesOf(
  {
    seoTitle,
    seoDescription,
    relatedProductIds,
    story,
    releases,
    trialUrl,
    trialDays,
  }: StoredChoices,
  locale: Locale,
): ProductPageChoices {
  const languagePrefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    seoTitle,
    seoDescription,
    relatedProductIds,
    releases: storedReleasesSchema.parse(releases),
    story: articleHtml(story, { siteUrl: env().SITE_URL, languagePrefix }).html,
    trial: trialOf({ trialUrl, trialDays }),
  }
}

/** So many gift cards the page of them shows. */
const SHOWN_GIFT_CARDS = 24

/** The visible gift cards, the smallest first: cached until a product changes. */
export async function giftCardsOnSale(): Promise<Product[]> {
  'use cache'
  cacheTag(catalogTags.products)
  cacheLife('hours')
  const rows = await rowsOf(
    db(),
    productRowSchema,
    Prisma.sql`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."isGiftCard" AND NOT p."isHidden"
    ORDER BY p."price", p."id" LIMIT ${SHOWN_GIFT_CARDS}`,
  )
  return rows.map(toProduct)
}

/** How many products the page for companies offers before anybody searches. */
const SHOWN_FOR_COMPANIES = 24

/** What companies are offered first: products with volume prices, the best rated first, and others where those are few. */
export async function productsForCompanies(): Promise<Product[]> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.stock)
  cacheLife('hours')
  const rows = await rowsOf(
    db(),
    productRowSchema,
    Prisma.sql`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."inStock" AND NOT p."isHidden" AND NOT p."isGiftCard"
    ORDER BY p."volumePrices" = '[]'::jsonb, p."rating" DESC, p."id" LIMIT ${SHOWN_FOR_COMPANIES}`,
  )
  return rows.map(toProduct)
}

const idBlockSchema = z.object({ block: z.number(), count: z.number(), lastModified: z.date() })
type IdBlock = z.infer<typeof idBlockSchema>
type ListedRow = { id: number; slug: string; updatedAt: Date }

/** Visible products by ranges of ids: how many there are in each, and when one of them changed last. */
export async function productBlocks(size: number): Promise<IdBlock[]> {
  return rowsOf(
    db(),
    idBlockSchema,
    Prisma.sql`
    SELECT ("id" - 1) / ${size}::int AS "block", count(*)::int AS "count",
      max("updatedAt") AS "lastModified"
    FROM "Product" WHERE NOT "isHidden" GROUP BY 1 ORDER BY 1`,
  )
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

/** The next visible products that changed between two instants. @param after the last id that was read */
export const productsChanged = (
  { from, until }: { from: Date; until: Date },
  after: number,
  limit: number,
): Promise<ListedRow[]> =>
  db().product.findMany({
    where: { isHidden: false, updatedAt: { gte: from, lt: until }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, slug: true, updatedAt: true },
  })

/** A product of the storefront, whether there are others of its family to choose from, and since when its sale is on. */
export type OfferedProduct = Product & { hasOptions: boolean; saleStartedAt?: string }

const productsAfterRow = productRowSchema.extend({
  hasOptions: z.boolean(),
  saleStartedAt: z.date().nullable(),
})

/** The next visible products by id, for what reads all of them. @param after the last id that was read */
export async function productsAfter(after: number, limit: number): Promise<OfferedProduct[]> {
  const rows = await rowsOf(
    db(),
    productsAfterRow,
    Prisma.sql`
    SELECT ${PRODUCT_COLUMNS}, p."family" IS NOT NULL AND EXISTS (
      SELECT 1 FROM "Product" o WHERE o."family" = p."family" AND o."id" <> p."id" AND NOT o."isHidden"
    ) AS "hasOptions", (
      SELECT s."startsAt" FROM "ReducedProduct" r JOIN "Sale" s ON s."id" = r."saleId" WHERE r."productId" = p."id"
    ) AS "saleStartedAt"
    FROM "Product" p WHERE p."id" > ${after} AND NOT p."isHidden" ORDER BY p."id" LIMIT ${limit}`,
  )
  return rows.map(({ hasOptions, saleStartedAt, ...row }) => ({
    ...toProduct(row),
    hasOptions,
    ...(saleStartedAt && { saleStartedAt: saleStartedAt.toISOString() }),
  }))
}
