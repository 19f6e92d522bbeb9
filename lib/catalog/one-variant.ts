import 'server-only'
import { Prisma } from '@/lib/core/db'
import { type ListOrder, ORDER_SQL } from './listing-sql'
import { LAST_RANK, matching, rankByWords, type Search } from './search/match'

// Variants of one product are one card in lists (docs/decisions/0220). A row of a list (`l`, ListedProduct) names the
// product that it is a variant of by `variantOf`, which the rows of all others leave empty.

type Asked = {
  /** The conditions of the list on `l`, without this one. */
  where: Prisma.Sql
  order: ListOrder
  search: Search | undefined
  /** Whether the search's ranks order it. */
  isRanked: boolean
}

/**
 * The condition on `l` of having a card: it is no variant, or of its variants that match the one that fits best. That is the best match
 * of a search by relevance, then one that can be bought, then the first in the order of the list. For a row without
 * variants nothing is looked up.
 */
export function hasCard({ where, order, search, isRanked }: Asked): Prisma.Sql {
  const texts = search
    ? Prisma.sql`JOIN "ProductText" t ON t."productId" = l."productId" AND ${matching(search)}`
    : Prisma.empty
  const rank =
    search && isRanked
      ? Prisma.sql`coalesce(${rankByWords(search)}, ${LAST_RANK}::int),`
      : Prisma.empty
  return Prisma.sql`(l."variantOf" IS NULL OR l."productId" = (
    SELECT v."id" FROM (SELECT l."variantOf") o("variantOf") CROSS JOIN LATERAL (
      SELECT l."productId" AS "id" FROM "ListedProduct" l ${texts}
      WHERE l."variantOf" = o."variantOf" AND ${where}
      ORDER BY ${rank} (SELECT f."inStock" FROM "ProductFacts" f WHERE f."id" = l."factsId") DESC, ${ORDER_SQL[order]} LIMIT 1
    ) v))`
}

/** How many products of a list have no card, because another variant has it. */
export const withoutCard = (listId: number): Prisma.Sql => Prisma.sql`(
  SELECT count(*) - count(DISTINCT "variantOf") FROM "ListedProduct" WHERE "listId" = ${listId}::int AND "variantOf" IS NOT NULL)`

/** The combinations of facts of a list's products that are no variants, each with their number. */
export const combinationsWithoutVariants = (listId: number): Prisma.Sql => Prisma.sql`
  SELECT f.*, (n."products" - coalesce(v."products", 0))::int AS "products"
  FROM "ListedFacts" n JOIN "ProductFacts" f ON f."id" = n."factsId" LEFT JOIN (
    SELECT "factsId", count(*) AS "products" FROM "ListedProduct"
    WHERE "listId" = ${listId}::int AND "variantOf" IS NOT NULL GROUP BY 1
  ) v ON v."factsId" = n."factsId"
  WHERE n."listId" = ${listId}::int`

/** The combinations of facts of a list's variants, each once for every product that they are variants of. */
export const combinationsOfVariants = (listId: number): Prisma.Sql => Prisma.sql`
  SELECT f.*, v."variantOf" FROM (
    SELECT DISTINCT "factsId", "variantOf" FROM "ListedProduct" WHERE "listId" = ${listId}::int AND "variantOf" IS NOT NULL
  ) v JOIN "ProductFacts" f ON f."id" = v."factsId"`
