import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { ProductFilterQuery } from './contracts'
import { asksForOneCard, foundInOrder, type Listing, listingOf } from './find-products'
import type { OwnFactFilters } from './own-fact-contracts'
import { type CountedFactValue, ownFactFiltersOf } from './own-fact-filters'
import { readFactFilter } from './own-fact-rules'
import { cachedOwnFacts } from './own-facts'
import { HAS_OWN_FACTS } from './own-facts-where'
import { chooseWayToCount, isCertainlyMore } from './search/plan'

/** Of more products values are named without being counted. */
const COUNTED_UP_TO = 5000

const countedRow = z.object({ slug: z.string(), value: z.string(), count: z.number() })
const sizeRow = z.object({ total: z.number() })

/**
 * What the products of a query can be narrowed down by of the owner's facts: those at least one of them has. Each value is counted
 * among the products that match the chosen values of the other facts. Nothing is read where the owner filters by none.
 */
export async function findOwnFactFilters(
  query: Partial<ProductFilterQuery>,
): Promise<OwnFactFilters> {
  const facts = (await cachedOwnFacts()).filter(({ isFilter }) => isFilter)
  if (facts.length === 0) return []
  const chosen = [
    ...new Set((query.fact ?? []).flatMap((text) => readFactFilter(text)?.slug ?? [])),
  ].filter((slug) => facts.some((each) => each.slug === slug))
  const others = facts.filter(({ slug }) => !chosen.includes(slug)).map(({ slug }) => slug)
  const asked = [
    ...(others.length > 0 ? [{ slugs: others, query }] : []),
    ...chosen.map((slug) => ({
      slugs: [slug],
      query: {
        ...query,
        fact: query.fact?.filter((text) => readFactFilter(text)?.slug !== slug),
      },
    })),
  ]
  const counted: CountedFactValue[] = []
  for (const each of asked) {
    const listing = await listingOf(each.query)
    if (!listing) return []
    counted.push(...(await countedIn(listing, each.query, each.slugs)))
  }
  return ownFactFiltersOf(facts, counted)
}

/** The values that products of a listing have of some facts. */
async function countedIn(
  listing: Listing,
  query: Partial<ProductFilterQuery>,
  slugs: readonly string[],
): Promise<CountedFactValue[]> {
  const { where, order, sought } = listing
  const isTooMany = sought !== undefined && isCertainlyMore(sought.estimated)
  const within = Prisma.sql`${where} AND ${HAS_OWN_FACTS}`
  const rows =
    sought && !isTooMany
      ? foundInOrder(
          { search: sought.search, where: within },
          order,
          chooseWayToCount(sought.estimated),
        )
      : Prisma.sql`"ListedProduct" l WHERE ${within}`
  const variantOf = asksForOneCard(query, listing.collection)
    ? Prisma.sql`l."variantOf"`
    : Prisma.sql`NULL::bigint`
  const some = Prisma.sql`
    SELECT l."productId", ${variantOf} AS "variantOf" FROM ${rows} LIMIT ${COUNTED_UP_TO + 1}`
  const [size] = await rowsOf(
    db(),
    sizeRow,
    Prisma.sql`SELECT count(*)::int AS "total" FROM (${some}) m`,
  )
  const values = await rowsOf(
    db(),
    countedRow,
    Prisma.sql`
    SELECT e."slug", v."value",
      (count(DISTINCT m."variantOf") + count(*) FILTER (WHERE m."variantOf" IS NULL))::int AS "count"
    FROM (${some}) m JOIN "Product" p ON p."id" = m."productId"
    CROSS JOIN LATERAL jsonb_each(p."ownFacts") e("slug", "given")
    CROSS JOIN LATERAL jsonb_array_elements_text(
      CASE WHEN jsonb_typeof(e."given") = 'array' THEN e."given" ELSE jsonb_build_array(e."given") END
    ) v("value")
    WHERE e."slug" = ANY(${slugs}::text[]) GROUP BY 1, 2`,
  )
  return isTooMany || (size?.total ?? 0) > COUNTED_UP_TO
    ? values.map((value) => ({ ...value, count: null }))
    : values
}
