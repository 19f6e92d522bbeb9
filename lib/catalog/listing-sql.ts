import 'server-only'
import { Prisma } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import type { priceBounds } from '@/lib/pricing/round-near'
import type { Choosing } from './collection-where'
import type { ProductQueryInput, Sort } from './contracts'
import { DEAL_RULES, type Deal } from './deals'
import { type FactFilters, factConditions, hasFactFilters } from './fact-conditions'
import type { PriceBucket } from './listing-choices'
import { ownFactsWhere } from './own-facts-where'

/** The list of the whole store; every other list has the id of its category. */
export const WHOLE_STORE = 0

/** Where the price filters part prices: $50 and $100, or what is round near them in the store's currency. In cents. */
export type PriceBounds = ReturnType<typeof priceBounds>

const numeric = (cents: number) => Prisma.sql`${toDecimal(cents)}::numeric`

/** Below the lower bound, between both inclusive, above the higher. The names are those of dollars. */
const BUCKET_SQL: Record<PriceBucket, (bounds: PriceBounds) => Prisma.Sql> = {
  under50: ({ low }) => Prisma.sql`l."price" < ${numeric(low)}`,
  '50to100': ({ low, high }) => Prisma.sql`l."price" BETWEEN ${numeric(low)} AND ${numeric(high)}`,
  over100: ({ high }) => Prisma.sql`l."price" > ${numeric(high)}`,
}

/** The conditions of a list of Hot Deals. */
function inDeal(deal: Deal, bounds: PriceBounds): Prisma.Sql {
  const { minRating, most } = DEAL_RULES[deal]
  const conditions: Prisma.Sql[] = []
  if (minRating !== undefined) conditions.push(Prisma.sql`l."rating" >= ${minRating}::numeric`)
  if (most !== undefined) conditions.push(Prisma.sql`l."price" <= ${numeric(bounds[most])}`)
  return Prisma.join(conditions, ' AND ')
}

/** What a query leaves of its list, the search aside. */
export type Filters = Pick<
  ProductQueryInput,
  'featured' | 'deal' | 'ids' | 'price' | 'rating' | 'fact'
> &
  FactFilters

/** Whether a query leaves the whole list. */
export const isUnfiltered = (query: Filters): boolean =>
  query.featured === undefined &&
  !query.deal &&
  !query.ids &&
  !query.price?.length &&
  !query.rating?.length &&
  !query.fact?.length &&
  !hasFactFilters(query)

/**
 * The conditions of a listing on `l`, the rows of a list (ListedProduct). Only visible products are in
 * lists.
 *
 * @param listId {@link WHOLE_STORE} or a category's id
 * @param bounds of the store's currency
 */
export function listingWhere(listId: number, query: Filters, bounds: PriceBounds): Prisma.Sql {
  const conditions = [Prisma.sql`l."listId" = ${listId}::int`]
  if (query.featured !== undefined)
    conditions.push(query.featured ? Prisma.sql`l."isFeatured"` : Prisma.sql`NOT l."isFeatured"`)
  if (query.deal) conditions.push(inDeal(query.deal, bounds))
  if (query.ids) conditions.push(Prisma.sql`l."productId" = ANY(${query.ids}::int[])`)
  if (query.price?.length)
    conditions.push(
      Prisma.sql`(${Prisma.join(
        query.price.map((bucket) => BUCKET_SQL[bucket](bounds)),
        ' OR ',
      )})`,
    )
  // Several minimum ratings combine as OR, so the lowest one decides.
  if (query.rating?.length)
    conditions.push(Prisma.sql`l."rating" >= ${Math.min(...query.rating)}::numeric`)
  if (query.fact?.length) conditions.push(ownFactsWhere(query.fact))
  // Said to be true, so that the few thousand combinations are looked up in a table of hashes, and the list is
  // still read in its order.
  if (hasFactFilters(query))
    conditions.push(Prisma.sql`(l."factsId" IN (
      SELECT f."id" FROM "ProductFacts" f WHERE ${Prisma.join(factConditions(query), ' AND ')})) IS TRUE`)
  return Prisma.join(conditions, ' AND ')
}

/**
 * The orders of a list that an index has, and `chosen`, that of products which were chosen by hand. `standing` is the one
 * within a rank of a search.
 */
export type ListOrder =
  | 'rating'
  | 'standing'
  | 'price-low'
  | 'price-high'
  | 'newest'
  | 'name'
  | 'chosen'

export const ORDER_SQL: Record<ListOrder, Prisma.Sql> = {
  rating: Prisma.sql`l."rating" DESC, l."productId"`,
  standing: Prisma.sql`l."standing" DESC, l."productId"`,
  'price-low': Prisma.sql`l."price", l."productId"`,
  'price-high': Prisma.sql`l."price" DESC, l."productId"`,
  newest: Prisma.sql`l."productId" DESC`,
  name: Prisma.sql`l."name", l."productId"`,
  chosen: Prisma.sql`l."place", l."productId"`,
}

/** Orders by what a collection of its kind has, when it is about nothing else. */
export type OwnOrder = Pick<Choosing, 'kind'> & { sort: Sort }

/**
 * The order of a listing: as requested, else that of the deal, relevance for a search, the collection's own, popularity for
 * the rest. Only a collection by hand that nothing is searched in is in the order in which it was chosen.
 */
export function orderOf(
  { sort, deal, search }: ProductQueryInput,
  collection?: OwnOrder | null,
): ListOrder | 'relevance' {
  const chosen: Sort =
    sort ??
    (deal ? DEAL_RULES[deal].sort : search ? 'relevance' : (collection?.sort ?? 'popularity'))
  if (chosen === 'chosen') return collection?.kind === 'hand' && !search ? 'chosen' : 'rating'
  if (chosen === 'relevance') return search ? 'relevance' : 'rating'
  return chosen === 'popularity' ? 'rating' : chosen
}
