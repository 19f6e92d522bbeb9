import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import type { Searched } from '@/lib/http/paging'
import { type CurrencyCode, FIRST_BASE_CURRENCY } from '@/lib/i18n/currencies'
import { priceBounds } from '@/lib/pricing/round-near'
import { currentSetting } from '@/lib/settings/queries'
import { type Choosing, collectionWhere, withPlaces } from './collection-where'
import { collectionBySlug } from './collections'
import { PRODUCT_COLUMNS } from './columns'
import { MAX_LIMIT, type Product, type ProductPage, type ProductQueryInput } from './contracts'
import { areOffered, combinationsOf, combinationWhere } from './fact-conditions'
import { withOptions, withVariants } from './families'
import { behind, KEY_SQL, type Place, readCursor, writeCursor } from './listing-cursor'
import {
  isUnfiltered,
  type ListOrder,
  listingWhere,
  ORDER_SQL,
  type OwnOrder,
  orderOf,
  WHOLE_STORE,
} from './listing-sql'
import {
  combinationsOfVariants,
  combinationsWithoutVariants,
  hasCard,
  hasVariants,
  withoutCard,
} from './one-variant'
import { categoryByReference } from './queries'
import { type Estimate, estimate } from './search/estimate'
import { EACH_HAS_CARD, type Found } from './search/found'
import { matching, type Search } from './search/match'
import { boundsWhere } from './search/meaning/bounds-where'
import { interpretIn } from './search/meaning/interpret-in'
import {
  COUNTED_UP_TO,
  chooseWay,
  chooseWayToCount,
  entriesOf,
  isCertainlyMore,
  type Way,
} from './search/plan'
import { bestMatches, countedByIndex } from './search/ranked-search'
import { productRowSchema, toProduct } from './to-product'
import { inLanguage } from './translations/in-language'

type Page = Pick<ProductPage, 'products' | 'next' | 'searched'>
type Sought = { search: Search; searched: Searched; estimated: Estimate }

/** Nothing was searched for but what was typed. */
const AS_TYPED: Searched = { instead: null, without: [] }

type Total = Pick<ProductPage, 'total' | 'isMinimum'>

/** A list with what a query leaves of it. */
export type Listing = {
  listId: number
  /** The collection that it is narrowed down to. */
  collection: (Choosing & OwnOrder) | null
  /** The order that it is read in; for relevance, that within a rank. */
  order: ListOrder
  where: Prisma.Sql
  /** What is to be true besides of what has a card (one-variant.ts). */
  card: Prisma.Sql
  /** Whether variants that it has are one card. */
  isOneCard: boolean
  /** With a search only. */
  sought: Sought | undefined
}

/**
 * One page of visible products.
 *
 * @param query filters, sort, `limit`, and `offset` or `after` (see productQuerySchema); a category
 *   or collection that does not exist matches nothing
 * @throws AppError `invalid` for an `after` that is not of this order
 */
export async function findProducts(query: ProductQueryInput): Promise<Page> {
  return findPage(query, await listingOf(query))
}

/** {@link findProducts} with the number of all that match. */
export async function findProductPage(query: ProductQueryInput): Promise<ProductPage> {
  const listing = await listingOf(query)
  const [page, total] = await Promise.all([findPage(query, listing), countOf(query, listing)])
  return { ...page, ...total }
}

/** The list that a query is about; `null` for a category or collection that does not exist. */
export async function listingOf(query: ProductQueryInput): Promise<Listing | null> {
  let listId = WHOLE_STORE
  if (query.category !== undefined) {
    const category = await categoryByReference(query.category)
    if (!category) return null
    listId = category.id
  }
  const collection =
    query.collection === undefined ? null : await collectionBySlug(query.collection)
  if (query.collection !== undefined && !collection) return null
  const bounds = priceBounds(await currencyFor(query))
  const inList = listingWhere(listId, query, bounds)
  const where = collection ? Prisma.sql`${inList} AND ${collectionWhere(collection)}` : inList
  const chosen = orderOf(query, collection)
  const isRanked = chosen === 'relevance'
  const order = isRanked ? 'standing' : chosen
  const isOneCard = asksForOneCard(query, collection) && (await hasVariants(listId))
  const cards = (all: Prisma.Sql, search?: Search) =>
    isOneCard ? hasCard({ where: all, order, search, isRanked }) : EACH_HAS_CARD
  const list = { listId, collection, order, isOneCard }
  if (!query.search) return { ...list, where, card: cards(where), sought: undefined }
  const { search, searched, bounds: said } = await interpretIn(query.search, query)
  const within = said ? Prisma.sql`${where} AND ${boundsWhere(said)}` : where
  const card = cards(within, search)
  const estimated = await estimate({ search, where: within, card }, ORDER_SQL[order])
  return { ...list, where: within, card, sought: { search, searched, estimated } }
}

/** Whether variants are to be one card. Products that were chosen one by one are shown as they were chosen. */
export const asksForOneCard = (
  { variants }: Pick<ProductQueryInput, 'variants'>,
  collection: Listing['collection'],
): boolean => variants === 'one' && collection?.kind !== 'hand'

/** The store's currency, where a query is about prices. */
const currencyFor = async ({ price, deal }: ProductQueryInput): Promise<CurrencyCode> =>
  price?.length || deal ? currentSetting('baseCurrency') : FIRST_BASE_CURRENCY

async function findPage(query: ProductQueryInput, listing: Listing | null): Promise<Page> {
  const order = orderOf(query, listing?.collection)
  const after = query.after === undefined ? undefined : readCursor(order, query.after)
  if (!listing) return { products: [], next: null, searched: AS_TYPED }
  const limit = query.limit ?? MAX_LIMIT
  const offset = after ? 0 : (query.offset ?? 0)
  // One more than the page has says whether there is another page.
  const asked = { after, offset, count: limit + 1 }
  const found =
    order === 'relevance' ? await byRelevance(listing, asked) : await inOrder(listing, order, asked)
  const last = found[limit - 1]
  const products = await (asksForOneCard(query, listing.collection) ? withVariants : withOptions)(
    found.slice(0, limit).map(({ product }) => product),
  )
  return {
    products: query.language ? await inLanguage('product', products, query.language) : products,
    next: found.length > limit && last ? writeCursor(order, last.place) : null,
    searched: listing.sought?.searched ?? AS_TYPED,
  }
}

type Asked = { after: Place | undefined; offset: number; count: number }
type Placed = { product: Product; place: Place }

/** What follows FROM to read the rows of lists as `l`. */
const LISTED = Prisma.sql`"ListedProduct" l`

const inOrderRow = productRowSchema.extend({ key: z.string() })

async function inOrder(
  { where, card, sought, collection }: Listing,
  order: ListOrder,
  { after, offset, count }: Asked,
): Promise<Placed[]> {
  const rest = after ? Prisma.sql`${where} AND ${behind(order, after)}` : where
  const rows = await rowsOf(
    db(),
    inOrderRow,
    productsInOrder(
      sought
        ? foundInOrder(
            { search: sought.search, where: rest, card },
            order,
            wayInOrder(sought.estimated, offset + count),
          )
        : Prisma.sql`${order === 'chosen' && collection ? withPlaces(collection) : LISTED}
            WHERE ${rest} AND ${card}`,
      order,
      offset,
      count,
    ),
  )
  return rows.map(({ key, ...row }) => ({ product: toProduct(row), place: { id: row.id, key } }))
}

/** The statement that reads products in the order of a list. @param rows what follows its FROM */
export const productsInOrder = (
  rows: Prisma.Sql,
  order: ListOrder,
  offset: number,
  count: number,
) => Prisma.sql`
  SELECT ${PRODUCT_COLUMNS}, m."key" FROM (
    SELECT l."productId" AS "id", ${KEY_SQL[order]} AS "key", row_number() OVER (ORDER BY ${ORDER_SQL[order]}) AS "place"
    FROM ${rows} ORDER BY ${ORDER_SQL[order]} LIMIT ${count} OFFSET ${offset}
  ) m JOIN "Product" p USING ("id") ORDER BY m."place"`

/** The quicker way to a search's first matches in an order that is not that of relevance. */
const wayInOrder = (estimated: Estimate, count: number): Way =>
  chooseWay(estimated, estimated.matching, entriesOf(estimated), count)

/** What follows FROM to read the matches of a search in such an order, as `l`. */
export function foundInOrder(
  { search, where, card = EACH_HAS_CARD }: Found,
  order: ListOrder,
  way: Way,
): Prisma.Sql {
  // OFFSET 0 keeps the planner to the order written here.
  return way.in === 'list'
    ? Prisma.sql`(SELECT l.* FROM "ListedProduct" l WHERE ${where} ORDER BY ${ORDER_SQL[order]}) l
        CROSS JOIN LATERAL (SELECT t."productId" FROM (
          SELECT t.* FROM "ProductText" t WHERE t."productId" = l."productId" OFFSET 0
        ) t WHERE ${matching(search)}) t WHERE ${card}`
    : Prisma.sql`(SELECT t."productId" FROM "ProductText" t WHERE ${matching(search)} OFFSET 0) t
        CROSS JOIN LATERAL (
          SELECT * FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
        ) l WHERE ${card}`
}

async function byRelevance(
  { where, card, sought }: Listing,
  { after, offset, count }: Asked,
): Promise<Placed[]> {
  if (!sought) throw new Error('Relevance needs a search')
  const place = after && relevancePlace(after)
  const { search, estimated } = sought
  const matches = (
    await bestMatches({ search, where, card, after: place }, offset + count, estimated)
  ).slice(offset)
  const products = await productsByIds(matches.map(({ id }) => id))
  return matches.flatMap(({ id, rank, standing }) => {
    const product = products.get(id)
    // Deleted in between.
    return product ? [{ product, place: { id, key: `${rank} ${standing}` } }] : []
  })
}

function relevancePlace({ id, key }: Place) {
  const [rank, standing] = key.split(' ')
  return { id, rank: Number(rank), standing: Number(standing) }
}

async function productsByIds(ids: number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db(),
    productRowSchema,
    Prisma.sql`
    SELECT ${PRODUCT_COLUMNS} FROM "Product" p WHERE p."id" = ANY(${ids}::int[])`,
  )
  return new Map(rows.map((row) => [row.id, toProduct(row)]))
}

/**
 * How many products match, whatever the page. Kept for whole lists; else counted up to a thousand,
 * beyond which it is only said that there are more.
 */
async function countOf(query: ProductQueryInput, listing: Listing | null): Promise<Total> {
  if (!listing) return { total: 0, isMinimum: false }
  const { order, where, card, sought } = listing
  const more = { total: COUNTED_UP_TO, isMinimum: true }
  if (!sought && !query.collection && isUnfiltered(query))
    return { total: await keptTotal(listing), isMinimum: false }
  if (!sought && isCountedByFacts(query)) {
    const total = await totalByFacts(listing, query)
    return total > COUNTED_UP_TO ? more : { total, isMinimum: false }
  }
  if (sought && isCertainlyMore(sought.estimated)) return more
  const counted = await rowsOf(
    db(),
    TOTAL_ROW,
    countSql(
      sought
        ? foundToCount({ search: sought.search, where, card }, order, sought.estimated)
        : Prisma.sql`"ListedProduct" l WHERE ${where} AND ${card}`,
    ),
  )
  const total = counted[0]?.total ?? 0
  return total > COUNTED_UP_TO ? more : { total, isMinimum: false }
}

/** What follows FROM to count the matches of a search. */
export function foundToCount(found: Found, order: ListOrder, estimated: Estimate): Prisma.Sql {
  const way = chooseWayToCount(estimated)
  return way.in === 'list'
    ? foundInOrder(found, order, way)
    : countedByIndex(found, COUNTED_UP_TO + 1, estimated)
}

/** The statement that counts, no further than it has to. @param rows what follows its FROM */
export const countSql = (rows: Prisma.Sql) => Prisma.sql`
  SELECT count(*)::int AS "total" FROM (SELECT 1 FROM ${rows} LIMIT ${COUNTED_UP_TO + 1}) c`

/** Whether the counts by combination of facts know a query's filters. */
const isCountedByFacts = (query: ProductQueryInput) => {
  const { featured, deal, ids, collection, rating = [], fact = [] } = query
  return (
    featured === undefined &&
    !deal &&
    !ids &&
    collection === undefined &&
    areOffered(rating) &&
    fact.length === 0
  )
}

async function totalByFacts(
  { listId, isOneCard }: Listing,
  query: ProductQueryInput,
): Promise<number> {
  const chosen = combinationWhere(query)
  const products = (combinations: Prisma.Sql) => Prisma.sql`(
    SELECT coalesce(sum(f."products"), 0)::int FROM (${combinations}) f WHERE ${chosen})`
  const rows = await rowsOf(
    db(),
    TOTAL_ROW,
    isOneCard
      ? Prisma.sql`SELECT ${products(combinationsWithoutVariants(listId))} + (
          SELECT count(*)::int FROM (
            SELECT DISTINCT f."variantOf" FROM (${combinationsOfVariants(listId)}) f WHERE ${chosen}) v) AS "total"`
      : Prisma.sql`SELECT ${products(combinationsOf(listId))} AS "total"`,
  )
  return rows[0]?.total ?? 0
}

async function keptTotal({ listId, isOneCard }: Listing): Promise<number> {
  const rows = await rowsOf(
    db(),
    TOTAL_ROW,
    isOneCard
      ? Prisma.sql`SELECT ("total" - ${withoutCard(listId)})::int AS "total" FROM "ProductList" WHERE "id" = ${listId}`
      : Prisma.sql`SELECT "total" FROM "ProductList" WHERE "id" = ${listId}`,
  )
  return rows[0]?.total ?? 0
}
