import 'server-only'
import { Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'
import { toDecimal } from '@/lib/core/money'
import type { Category, ProductQueryInput, Sort } from './contracts'
import { DEAL_RULES, type Deal } from './deals'
import type { PriceBucket } from './listing-choices'

/** Price buckets of the listing in US dollars: below 50, 50 to 100 inclusive, above 100. */
const BUCKET_SQL: Record<PriceBucket, Prisma.Sql> = {
  under50: Prisma.sql`p."price" < 50`,
  '50to100': Prisma.sql`p."price" BETWEEN 50 AND 100`,
  over100: Prisma.sql`p."price" > 100`,
}

/**
 * Which products a category lists: a main category those of itself and its subcategories, a
 * subcategory those of itself and its parent whose name contains the subcategory's name.
 */
function inCategory(category: Category, subcategories: Category[]): Prisma.Sql {
  if (category.parentId === null)
    return Prisma.sql`p."categoryId" IN (${Prisma.join([category.id, ...subcategories.map(({ id }) => id)])})`
  const pattern = `%${escapeLike(category.name)}%`
  return Prisma.sql`p."categoryId" IN (${Prisma.join([category.id, category.parentId])}) AND p."nameLower" LIKE ${pattern}`
}

/** The conditions of a list of Hot Deals. */
function inDeal(deal: Deal): Prisma.Sql {
  const { minRating, maxCents } = DEAL_RULES[deal]
  const conditions: Prisma.Sql[] = []
  if (minRating !== undefined) conditions.push(Prisma.sql`p."rating" >= ${minRating}::numeric`)
  if (maxCents !== undefined)
    conditions.push(Prisma.sql`p."price" <= ${toDecimal(maxCents)}::numeric`)
  return Prisma.join(conditions, ' AND ')
}

/** The conditions of a listing; only visible products ever match. */
export function listingWhere(
  query: ProductQueryInput,
  category: Category | undefined,
  subcategories: Category[],
): Prisma.Sql {
  const conditions = [Prisma.sql`NOT p."isHidden"`]
  if (query.featured !== undefined)
    conditions.push(query.featured ? Prisma.sql`p."isFeatured"` : Prisma.sql`NOT p."isFeatured"`)
  if (query.deal) conditions.push(inDeal(query.deal))
  if (category) conditions.push(inCategory(category, subcategories))
  if (query.ids) conditions.push(Prisma.sql`p."id" = ANY(${query.ids}::int[])`)
  if (query.search)
    conditions.push(Prisma.sql`p."searchText" LIKE ${`%${escapeLike(query.search)}%`}`)
  if (query.price?.length)
    conditions.push(
      Prisma.sql`(${Prisma.join(
        query.price.map((bucket) => BUCKET_SQL[bucket]),
        ' OR ',
      )})`,
    )
  // Several minimum ratings combine as OR, so the lowest one decides.
  if (query.rating?.length)
    conditions.push(Prisma.sql`p."rating" >= ${Math.min(...query.rating)}::numeric`)
  return Prisma.join(conditions, ' AND ')
}

const ORDER_SQL: Record<Exclude<Sort, 'relevance'>, Prisma.Sql> = {
  popularity: Prisma.sql`p."rating" DESC, p."id"`,
  rating: Prisma.sql`p."rating" DESC, p."id"`,
  'price-low': Prisma.sql`p."price", p."id"`,
  'price-high': Prisma.sql`p."price" DESC, p."id"`,
  newest: Prisma.sql`p."id" DESC`,
  name: Prisma.sql`p."nameLower", p."id"`,
}

/** The ranks of ./ranked-search.ts, for lists that are too long to be filled one by one. */
function byRelevance(search: string): Prisma.Sql {
  const term = escapeLike(search)
  const anywhere = `%${term}%`
  return Prisma.sql`CASE
    WHEN p."nameLower" LIKE ${`${term}%`} THEN 0
    WHEN p."nameLower" LIKE ${anywhere} THEN 1
    WHEN p."publisherLower" LIKE ${anywhere} THEN 2
    WHEN p."featuresLower" LIKE ${anywhere} THEN 3
    ELSE 4 END, p."rating" DESC, p."id"`
}

/** The order of a listing: as requested, else that of the deal, relevance for a search, popularity for the rest. */
function chosenSort({ sort, deal, search }: ProductQueryInput): Sort {
  if (sort) return sort
  if (deal) return DEAL_RULES[deal].sort
  return search ? 'relevance' : 'popularity'
}

/** Whether a listing is ordered by how well its products match the search. */
export const isByRelevance = (query: ProductQueryInput) => chosenSort(query) === 'relevance'

export function listingOrder(query: ProductQueryInput): Prisma.Sql {
  const chosen = chosenSort(query)
  if (chosen !== 'relevance') return ORDER_SQL[chosen]
  return query.search ? byRelevance(query.search) : ORDER_SQL.popularity
}
