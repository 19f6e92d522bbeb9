import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { ProductFilterQuery, ProductFilterValues } from './contracts'
import { areOffered, combinationsOf, combinationWhere } from './fact-conditions'
import { arrangeValues, type CountedValue, countedValueSchema } from './filter-values'
import { asksForOneCard, foundInOrder, type Listing, listingOf } from './find-products'
import type { ListedFact } from './listing-choices'
import { combinationsOfVariants, combinationsWithoutVariants, hasVariants } from './one-variant'
import { COUNTED_UP_TO, chooseWayToCount, isCertainlyMore } from './search/plan'

/** Of a filter with names, so many of those with most products. */
const MOST_VALUES = 100

type Query = Partial<ProductFilterQuery>

/**
 * What the products of a query can be narrowed down by. Each value is counted among the products that match the chosen
 * values of the other kinds, so that it says how many would be shown. Beyond a thousand matches of a search, values
 * are named without being counted.
 */
export async function findFilterValues(query: Query): Promise<ProductFilterValues> {
  // What the counts of whole lists don't know narrows down first, the rest one kind after the other.
  const { search, meaning, currency, language, ids, featured, deal, category, collection } = query
  const { rating, fact } = query
  const ownRating = rating && !areOffered(rating) ? rating : undefined
  const narrow = {
    search,
    meaning,
    currency,
    language,
    ids,
    featured,
    deal,
    category,
    collection,
    fact,
    rating: ownRating,
  }
  const chosen = { ...query, rating: ownRating ? undefined : rating }
  const listing = await listingOf(narrow)
  if (!listing) return arrangeValues([])
  const isWhole =
    !search && !ids && featured === undefined && !deal && !collection && !ownRating && !fact?.length
  const counted = isWhole ? null : await countedAmong(listing, chosen)
  if (counted) return arrangeValues(counted)
  const { listId } = listing
  const values = await rowsOf(
    db(),
    countedValueSchema,
    asksForOneCard(query, listing.collection) && (await hasVariants(listId))
      ? filterValuesSql(combinationsWithoutVariants(listId), chosen, combinationsOfVariants(listId))
      : filterValuesSql(combinationsOf(listId), chosen),
  )
  return arrangeValues(isWhole ? values : values.map((value) => ({ ...value, count: null })))
}

const countedAmongRow = z.object({
  id: z.bigint(),
  variantOf: z.bigint().nullable(),
  products: z.number(),
})

/** The values of matches; `null` when there are too many to count. */
async function countedAmong(listing: Listing, chosen: Query): Promise<CountedValue[] | null> {
  const { where, order, sought } = listing
  if (sought && isCertainlyMore(sought.estimated)) return null
  const rows = sought
    ? foundInOrder({ search: sought.search, where }, order, chooseWayToCount(sought.estimated))
    : Prisma.sql`"ListedProduct" l WHERE ${where}`
  const variantOf = asksForOneCard(chosen, listing.collection)
    ? Prisma.sql`l."variantOf"`
    : Prisma.sql`NULL::bigint`
  const found = await rowsOf(
    db(),
    countedAmongRow,
    Prisma.sql`
    SELECT m."factsId" AS "id", m."variantOf", count(*)::int AS "products"
    FROM (SELECT l."factsId", ${variantOf} AS "variantOf" FROM ${rows} LIMIT ${COUNTED_UP_TO + 1}) m GROUP BY 1, 2`,
  )
  if (found.reduce((sum, { products }) => sum + products, 0) > COUNTED_UP_TO) return null
  const alone = found.filter((each) => each.variantOf === null)
  const combinations = Prisma.sql`
    SELECT f.*, n."products" FROM unnest(
      ${alone.map(({ id }) => String(id))}::bigint[], ${alone.map(({ products }) => products)}::int[]
    ) n("id", "products") JOIN "ProductFacts" f USING ("id")`
  if (alone.length === found.length)
    return rowsOf(db(), countedValueSchema, filterValuesSql(combinations, chosen))
  const variants = found.filter((each) => each.variantOf !== null)
  const ofVariants = Prisma.sql`
    SELECT f.*, n."variantOf" FROM unnest(
      ${variants.map(({ id }) => String(id))}::bigint[], ${variants.map((each) => String(each.variantOf))}::bigint[]
    ) n("id", "variantOf") JOIN "ProductFacts" f USING ("id")`
  return rowsOf(db(), countedValueSchema, filterValuesSql(combinations, chosen, ofVariants))
}

type Value = {
  value: Prisma.Sql
  from?: Prisma.Sql
  /** Of several variants the value that counts, where one that is met meets all below it; else each value of theirs does. */
  ofVariants?: Prisma.Sql
}

/** Where the values of each kind are read from, and what they are called. */
const VALUES: Record<ListedFact, Value> = {
  price: { value: Prisma.sql`f."priceBucket"` },
  rating: { value: Prisma.sql`f."stars"::text`, ofVariants: Prisma.sql`max(f."stars")::text` },
  publisher: { value: Prisma.sql`f."publisher"` },
  platform: {
    value: Prisma.sql`s."platform"`,
    from: Prisma.sql`CROSS JOIN LATERAL unnest(f."platforms") s("platform")`,
  },
  licenseType: { value: Prisma.sql`f."licenseType"` },
  term: { value: Prisma.sql`f."termMonths"::text` },
  devices: { value: Prisma.sql`f."devices"::text` },
  inStock: { value: Prisma.sql`CASE WHEN f."inStock" THEN 'true' END` },
  onSale: { value: Prisma.sql`CASE WHEN f."onSale" THEN 'true' END` },
}

/**
 * The statement that counts the products of each value.
 *
 * @param combinations the statement that reads combinations of facts, each with its number of products
 * @param ofVariants the one that reads those of variants, which count once for the product that they are variants of
 */
export function filterValuesSql(
  combinations: Prisma.Sql,
  query: Query,
  ofVariants?: Prisma.Sql,
): Prisma.Sql {
  const facts = Object.keys(VALUES) as ListedFact[]
  const arms = facts.map((fact) => {
    const { value, from = Prisma.empty, ofVariants: counting } = VALUES[fact]
    const where = Prisma.sql`${combinationWhere(query, fact)} AND ${value} <> ''`
    const products = Prisma.sql`
      SELECT ${value} AS "value", sum(f."products") AS "count" FROM f ${from} WHERE ${where} GROUP BY 1`
    const variants = Prisma.sql`
      SELECT d."value", count(*) FROM (
        SELECT ${counting ?? Prisma.sql`DISTINCT ${value}`} AS "value", f."variantOf" FROM v f ${from}
        WHERE ${where} ${counting ? Prisma.sql`GROUP BY 2` : Prisma.empty}
      ) d GROUP BY 1`
    return Prisma.sql`(
      SELECT ${fact}::text AS "fact", c."value", sum(c."count")::int AS "count"
      FROM (${ofVariants ? Prisma.sql`${products} UNION ALL ${variants}` : products}) c
      GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${MOST_VALUES})`
  })
  const read = Prisma.sql`f AS MATERIALIZED (${combinations})`
  return Prisma.sql`WITH ${ofVariants ? Prisma.sql`${read}, v AS MATERIALIZED (${ofVariants})` : read}
    ${Prisma.join(arms, ' UNION ALL ')}`
}
