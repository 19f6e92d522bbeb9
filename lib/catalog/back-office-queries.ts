import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { MAX_ID } from '@/lib/core/id-schemas'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import type {
  AdminProduct,
  AdminProductFilter,
  AdminProductQuery,
  AdminProductRow,
  AdminProductSort,
  ProductGroup,
} from './admin-contracts'
import type { AdminCategory } from './category-contracts'
import { CATEGORY_FIELDS, PRODUCT_FIELDS, UNLISTED_FIELDS } from './columns'
import { typedPricesSchema, volumePricesSchema } from './contracts'
import { FREE_KEY } from './free-key'
import { ownFactValuesSchema } from './own-fact-contracts'
import { pictureTextsSchema } from './picture-texts'
import { platformsOf } from './product-facts'
import {
  filterGroups,
  type Group,
  groupOfProduct,
  groupsOf,
  inSourceCategories,
  matchesCategory,
} from './product-groups'
import { cleanGtin, isGtin } from './product-identifiers'
import { storedReleasesSchema } from './releases'
import { containing } from './search/match'
import { toCategory } from './to-product'

const ORDER_SQL: Record<AdminProductSort, Prisma.Sql> = {
  name: Prisma.sql`p."nameLower", p."id"`,
  'price-low': Prisma.sql`p."price", p."id"`,
  'price-high': Prisma.sql`p."price" DESC, p."id"`,
  rating: Prisma.sql`p."rating" DESC, p."id"`,
  newest: Prisma.sql`p."id" DESC`,
  updated: Prisma.sql`p."updatedAt" DESC, p."id"`,
}

const PRODUCT_SELECT = {
  ...PRODUCT_FIELDS,
  ...UNLISTED_FIELDS,
  isBundle: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect

/** What the list does not show, and may be long. */
const AT_LENGTH: readonly string[] = ['story', 'releases']

const LISTED_COLUMNS = Prisma.raw(
  Object.keys(PRODUCT_SELECT)
    .filter((column) => !AT_LENGTH.includes(column))
    .map((column) => `p."${column}"`)
    .join(', '),
)

const listedRowSchema = z.object({
  platforms: z.array(z.string()),
  id: z.number(),
  slug: z.string(),
  edition: z.string(),
  devices: z.number().nullable(),
  termMonths: z.number().nullable(),
  inStock: z.boolean(),
  name: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  image: z.string().nullable(),
  isHidden: z.boolean(),
  publishAt: z.date().nullable(),
  delivery: z.enum(column.Delivery),
  keysByRule: z.boolean(),
  byHandParts: z.boolean(),
  isBundle: z.boolean(),
  refundDays: z.number().nullable(),
  isGiftCard: z.boolean(),
  price: column.decimal,
  prices: z.unknown(),
  salePrice: column.decimal.nullable(),
  saleEndsAt: z.date().nullable(),
  volumePrices: z.unknown(),
  description: z.string(),
  publisher: z.string(),
  originalPrice: column.decimal.nullable(),
  additionalImages: z.array(z.string()),
  pictureTexts: z.unknown(),
  videoUrl: z.string().nullable(),
  rating: column.decimal,
  reviewCount: z.number(),
  ratingSource: z.enum(column.RatingSource),
  features: z.array(z.string()),
  isFeatured: z.boolean(),
  deliveryInfo: z.string(),
  isGenuine: z.boolean(),
  licenceKind: z.enum(column.LicenceKind).nullable(),
  keySource: z.enum(column.KeySource).nullable(),
  firstRegion: z.string().nullable(),
  updates: z.string().nullable(),
  license: z.string(),
  version: z.string(),
  licenseType: z.enum(column.LicenseType).nullable(),
  regions: z.array(z.string()),
  activation: z.enum(column.Activation).nullable(),
  family: z.string().nullable(),
  worksWith: z.array(z.string()),
  notIncluded: z.array(z.string()),
  supportedLanguages: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  notice: z.string(),
  categoryId: z.number(),
  installerUrl: z.string().nullable(),
  activationSteps: z.array(z.string()),
  tags: z.array(z.string()),
  furtherCategoryIds: z.array(z.number()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  relatedProductIds: z.array(z.number()),
  trialUrl: z.string().nullable(),
  trialDays: z.number().nullable(),
  whenSoldOut: z.enum(column.WhenSoldOut),
  backorderLimit: z.number().nullable(),
  ownFacts: z.unknown(),
  keysLeft: z.number().nullable(),
  keysReady: z.number().nullable(),
  availableFrom: z.date().nullable(),
})
type ListedRow = z.infer<typeof listedRowSchema>

/** All categories in the shop's order, whether or not they are active. */
export async function allGroups(): Promise<Group[]> {
  const categories = await db().category.findMany({
    select: { id: true, name: true, slug: true, isActive: true, parentId: true, listsByName: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  return groupsOf(categories)
}

/** The conditions of a filter, groups aside. */
export async function productConditions(
  filter: AdminProductFilter,
  groups: readonly Group[],
): Promise<Prisma.Sql> {
  const conditions: Prisma.Sql[] = []
  if (filter.category !== undefined) conditions.push(matchesCategory(groups, filter.category))
  if (filter.search) conditions.push(matching(filter.search))
  if (filter.family) conditions.push(Prisma.sql`p."family" = ${filter.family}`)
  if (filter.stock)
    conditions.push(filter.stock === 'in' ? Prisma.sql`p."inStock"` : Prisma.sql`NOT p."inStock"`)
  if (filter.featured !== undefined)
    conditions.push(filter.featured ? Prisma.sql`p."isFeatured"` : Prisma.sql`NOT p."isFeatured"`)
  if (filter.hidden !== undefined)
    conditions.push(filter.hidden ? Prisma.sql`p."isHidden"` : Prisma.sql`NOT p."isHidden"`)
  if (filter.scheduled !== undefined)
    conditions.push(
      filter.scheduled ? Prisma.sql`p."publishAt" IS NOT NULL` : Prisma.sql`p."publishAt" IS NULL`,
    )
  if (filter.lowKeys !== undefined) {
    const low = lowOnKeys((await currentSettings()).lowStockThreshold)
    conditions.push(filter.lowKeys ? low : Prisma.sql`NOT (${low})`)
  }
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`
}

const lowOnKeys = (
  threshold: number,
) => Prisma.sql`p."delivery" = 'keys' AND NOT p."isBundle" AND p."id" NOT IN (
  SELECT k."productId" FROM "ProductKey" k WHERE ${FREE_KEY}
  GROUP BY k."productId" HAVING count(*) > ${threshold})`

/** A search by text, slug, SKU, GTIN or id. */
function matching(search: string): Prisma.Sql {
  // Not conditions joined by OR, for which all products would be read.
  const arms = [
    Prisma.sql`SELECT t."productId" FROM "ProductText" t WHERE ${containing(search)}`,
    Prisma.sql`SELECT s."id" FROM "Product" s WHERE s."slug" = ${search.toLowerCase()}`,
    Prisma.sql`SELECT s."id" FROM "Product" s WHERE lower(s."sku") = lower(${search})`,
  ]
  const digits = cleanGtin(search)
  if (isGtin(digits))
    arms.push(Prisma.sql`SELECT s."id" FROM "Product" s WHERE s."gtin" = ${digits}`)
  if (/^\d{1,10}$/.test(search) && Number(search) <= MAX_ID)
    arms.push(Prisma.sql`SELECT ${Number(search)}::int`)
  return Prisma.sql`p."id" IN (${Prisma.join(arms, ' UNION ALL ')})`
}

const countsOfRow = z.object({ groupId: z.number(), count: z.bigint() })

async function countsOf(
  filter: AdminProductFilter,
  groups: readonly Group[],
): Promise<Map<number, number>> {
  const counted = await rowsOf(
    db(),
    countsOfRow,
    Prisma.sql`
    SELECT ${groupOfProduct(groups)} AS "groupId", count(*) AS "count"
    FROM "Product" p WHERE ${await productConditions(filter, groups)} GROUP BY 1`,
  )
  return new Map(counted.map(({ groupId, count }) => [groupId, Number(count)]))
}

/** The groups of the list with the number of products in each. */
export async function productGroups(filter: AdminProductFilter): Promise<ProductGroup[]> {
  const groups = filterGroups(await allGroups(), filter.category)
  const counts = await countsOf(filter, groups)
  return groups.map((group) => ({ ...group, count: counts.get(group.id) ?? 0 }))
}

/**
 * One page of the list, group by group. Only the groups that reach into the page are read, so
 * that a late page of a large catalogue is as quick as the first.
 */
export async function findAdminProducts(
  query: AdminProductQuery,
): Promise<{ rows: AdminProductRow[]; total: number }> {
  const groups = filterGroups(await allGroups(), query.category)
  const counts = await countsOf(query, groups)
  const where = await productConditions(query, groups)
  const products: ListedRow[] = []
  const groupIds = new Map<number, number>()
  let before = 0
  for (const group of groups) {
    const count = counts.get(group.id) ?? 0
    const skip = Math.max(0, query.offset - before)
    before += count
    const missing = query.limit - products.length
    if (missing <= 0 || skip >= count) continue
    const rows = await rowsOf(
      db(),
      listedRowSchema,
      Prisma.sql`
      SELECT ${LISTED_COLUMNS} FROM "Product" p
      WHERE ${inSourceCategories([group])} AND ${groupOfProduct(groups)} = ${group.id} AND ${where}
      ORDER BY ${ORDER_SQL[query.sort]} LIMIT ${missing} OFFSET ${skip}`,
    )
    for (const { id } of rows) groupIds.set(id, group.id)
    products.push(...rows)
  }
  return { rows: await withCounts(products, groupIds), total: before }
}

const adminProductByIdRow = z.object({ groupId: z.number() })

/** One product, hidden or not. */
export async function adminProductById(id: number, tx: Tx = db()): Promise<AdminProduct | null> {
  const groups = await allGroups()
  const row = await tx.product.findUnique({ where: { id }, select: PRODUCT_SELECT })
  if (!row) return null
  const under = await rowsOf(
    tx,
    adminProductByIdRow,
    Prisma.sql`
    SELECT ${groupOfProduct(groups)} AS "groupId" FROM "Product" p WHERE p."id" = ${id}`,
  )
  const { story, releases, ...listed } = row
  const [product] = await withCounts([listed], new Map([[id, under[0]?.groupId ?? 0]]), tx)
  if (!product) return null
  return {
    ...product,
    story,
    releases: storedReleasesSchema.parse(releases),
    relatedProducts: await namesOf(row.relatedProductIds, tx),
  }
}

/** {@link adminProductById}. @throws AppError `not_found` */
export async function requireAdminProduct(id: number): Promise<AdminProduct> {
  const product = await adminProductById(id)
  if (!product) throw new AppError('not_found', say('products.unknown'))
  return product
}

const withKeysRow = z.object({ productId: z.number(), count: z.bigint() })

/** Adds how many keys each product has left, and how many wait for it, in two queries for the whole page. */
async function withCounts(
  rows: ListedRow[],
  groupIds: ReadonlyMap<number, number>,
  tx: Tx = db(),
): Promise<AdminProductRow[]> {
  if (rows.length === 0) return []
  const counted = await rowsOf(
    tx,
    withKeysRow,
    Prisma.sql`
    SELECT k."productId", count(*) AS "count" FROM "ProductKey" k
    WHERE k."productId" IN (${Prisma.join(rows.map(({ id }) => id))}) AND ${FREE_KEY}
    GROUP BY k."productId"`,
  )
  const keys = new Map(counted.map(({ productId, count }) => [productId, Number(count)]))
  const watched = await tx.productAlert.groupBy({
    by: ['productId', 'kind'],
    where: { productId: { in: rows.map(({ id }) => id) }, status: 'watching' },
    _count: true,
  })
  const waiting = (productId: number, kind: (typeof watched)[number]['kind']) =>
    watched.find((group) => group.productId === productId && group.kind === kind)?._count ?? 0
  return rows.map((row) =>
    toListed(row, {
      availableKeys: keys.get(row.id) ?? 0,
      waitingForStock: waiting(row.id, 'back_in_stock'),
      waitingForPrice: waiting(row.id, 'price_drop'),
      groupId: groupIds.get(row.id) ?? 0,
    }),
  )
}

/** What products are called, in the order of their ids; those that are gone are missing. */
async function namesOf(ids: readonly number[], tx: Tx): Promise<AdminProduct['relatedProducts']> {
  if (ids.length === 0) return []
  const named = await tx.product.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  })
  return ids.flatMap((id) => named.find((each) => each.id === id) ?? [])
}

const toListed = (
  {
    keysLeft: _,
    keysReady: ___,
    byHandParts: __,
    isBundle,
    salePrice,
    saleEndsAt,
    ...row
  }: ListedRow,
  counted: Pick<
    AdminProductRow,
    'availableKeys' | 'waitingForStock' | 'waitingForPrice' | 'groupId'
  >,
): AdminProductRow => ({
  ...row,
  platforms: platformsOf(row.platforms),
  price: decimalOf(row.price),
  originalPrice: row.originalPrice === null ? null : decimalOf(row.originalPrice),
  prices: typedPricesSchema.parse(row.prices),
  ...(salePrice?.equals(row.price) && {
    isInSale: true,
    ...(saleEndsAt && { saleEndsAt: saleEndsAt.toISOString() }),
  }),
  volumePrices: volumePricesSchema.parse(row.volumePrices),
  ownFacts: ownFactValuesSchema.parse(row.ownFacts),
  publishAt: row.publishAt?.toISOString() ?? null,
  availableFrom: row.availableFrom?.toISOString() ?? null,
  pictureTexts: pictureTextsSchema.parse(row.pictureTexts),
  rating: Number(row.rating).toFixed(1),
  ...(isBundle && { isBundle }),
  ...counted,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const CATEGORY_ROW_FIELDS = {
  ...CATEGORY_FIELDS,
  position: true,
  listsByName: true,
  updatedAt: true,
  _count: { select: { products: true, children: true } },
} as const satisfies Prisma.CategorySelect

type CategoryRow = Prisma.CategoryGetPayload<{ select: typeof CATEGORY_ROW_FIELDS }>

const toAdminCategory = (row: CategoryRow, listed: ReadonlyMap<number, number>): AdminCategory => ({
  ...toCategory(row),
  position: row.position,
  listsByName: row.listsByName,
  listedCount: listed.get(row.id) ?? 0,
  productCount: row._count.products,
  subcategoryCount: row._count.children,
  updatedAt: row.updatedAt.toISOString(),
})

const listedCountsRow = z.object({ id: z.number(), total: z.number() })

/** How many products the pages of categories show. */
async function listedCounts(): Promise<Map<number, number>> {
  const rows = await rowsOf(
    db(),
    listedCountsRow,
    Prisma.sql`
    SELECT "id", "total" FROM "ProductList"`,
  )
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Every category, hidden ones too: each main category with its subcategories behind it. */
export async function categoryTree(): Promise<AdminCategory[]> {
  const rows = await db().category.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: CATEGORY_ROW_FIELDS,
  })
  const listed = await listedCounts()
  const below = (parentId: number | null) => rows.filter((row) => row.parentId === parentId)
  return below(null)
    .flatMap((main) => [main, ...below(main.id)])
    .map((row) => toAdminCategory(row, listed))
}

/** One category of the back office. @throws AppError `not_found` */
export async function adminCategory(id: number): Promise<AdminCategory> {
  const row = await db().category.findUnique({ where: { id }, select: CATEGORY_ROW_FIELDS })
  if (!row) throw new AppError('not_found', say('categories.unknown'))
  return toAdminCategory(row, await listedCounts())
}

/** The main categories with their banners, hidden ones too, in the shop's order. */
export const mainBanners = (tx: Tx = db()) =>
  tx.category.findMany({
    where: { parentId: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, slug: true, name: true, isActive: true, bannerImage: true },
  })
