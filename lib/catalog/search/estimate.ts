import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { EACH_HAS_CARD, type Found } from './found'
import { rankByWords } from './match'

/** Matches that are not more than these are read as a whole. */
const FEW = 1000
/** How many products are looked at to estimate. */
const SAMPLE = 500

/** Some of the sample: how many, and how many of the list are ahead of the first of them (`null`: there is none). */
export type Part = { count: number; ahead: number | null }

/** What a random sample of the products says about a search in a list. */
export type Estimate = {
  /** Products that may match: of the store, or a few of them. */
  products: number
  /** How many of them were looked at, and how many of these are in the list. */
  sampled: number
  listed: number
  /** How many have its words, in the list or not. */
  containing: number
  /** Those with a card in the list that have its words: all, and by rank. */
  matching: Part
  ranks: Part[]
}

const RANKS = [0, 1, 2, 3, 4]

const rowSchema = z
  .object({
    products: z.number(),
    sampled: z.number(),
    listed: z.number(),
    containing: z.number(),
    counts: z.array(z.number()),
    aheads: z.array(z.number().nullable()),
  })
  .transform(({ counts, aheads, ...row }): Estimate => {
    const parts = counts.map((count, place) => ({ count, ahead: aheads[place] ?? null }))
    return { ...row, matching: parts[0] ?? { count: 0, ahead: null }, ranks: parts.slice(1) }
  })

/**
 * How many products match, and where in a list they are: for few, that they are few; else by a random sample of the
 * products, whose size does not depend on the catalogue's.
 *
 * @param order the list's order
 */
export async function estimate(found: Found, order: Prisma.Sql): Promise<Estimate> {
  if (found.search.atMost <= FEW) return few(found.search.atMost)
  const [row] = await rowsOf(db(), rowSchema, estimateSql(found, order))
  if (!row) throw new Error('The database did not estimate a search')
  return row
}

const few = (products: number): Estimate => ({
  products,
  sampled: 0,
  listed: 0,
  containing: 0,
  matching: { count: 0, ahead: null },
  ranks: [],
})

/** The answer of {@link estimateSql}. */
export const readEstimate = (row: unknown): Estimate => rowSchema.parse(row)

/** The statement of {@link estimate}. */
export function estimateSql(
  { search, where, card = EACH_HAS_CARD }: Found,
  order: Prisma.Sql,
): Prisma.Sql {
  const parts = [
    Prisma.sql`FILTER (WHERE "hasCard")`,
    ...RANKS.map((rank) => Prisma.sql`FILTER (WHERE "hasCard" AND "rank" = ${rank}::int)`),
  ]
  const each = (what: Prisma.Sql) =>
    Prisma.sql`ARRAY[${Prisma.join(parts.map((part) => Prisma.sql`${what} ${part}`))}]`
  // OFFSET 0: each product is looked at once.
  return Prisma.sql`
    SELECT (SELECT "total" FROM "ProductList" WHERE "id" = 0) AS "products",
      count(*)::int AS "sampled", count("isListed")::int AS "listed", count("rank")::int AS "containing",
      ${each(Prisma.sql`count(*)`)}::int[] AS "counts",
      ${each(Prisma.sql`min("place")`)}::int[] AS "aheads"
    FROM (
      SELECT t."rank", l."isListed", CASE WHEN l."isListed" AND t."rank" IS NOT NULL THEN ${card} END AS "hasCard",
        row_number() OVER (ORDER BY l."isListed", ${order}) - 1 AS "place"
      FROM (
        SELECT t."productId", ${rankByWords(search)} AS "rank"
        FROM "ProductText" t
        WHERE hashint4(t."productId") & 31 = 0 AND octet_length(t."words"::text) + length(t."words") < 2500
        ORDER BY hashint4(t."productId") LIMIT ${SAMPLE}
      ) t LEFT JOIN LATERAL (
        SELECT true AS "isListed", l."productId", l."standing", l."rating", l."price", l."name", l."variantOf"
        FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
      ) l ON true
    ) s`
}
