import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
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
 * The condition of having a card, on `l` and, of a search, on its text `t`: it is no variant, or of its variants that match the one that
 * fits best. That is the best match of a search by relevance, then one that can be bought, then the first in the order of
 * the list. Nothing is looked up for a row without variants, nor before its own text has matched.
 */
export function hasCard({ where, order, search, isRanked }: Asked): Prisma.Sql {
  const texts = search
    ? // OFFSET 0: the few texts are looked at, not all that match.
      Prisma.sql`CROSS JOIN LATERAL (
        SELECT t.* FROM "ProductText" t WHERE t."productId" = l."productId" OFFSET 0
      ) t`
    : Prisma.empty
  const matches = search ? Prisma.sql`AND ${matching(search)}` : Prisma.empty
  const rank =
    search && isRanked
      ? Prisma.sql`coalesce(${rankByWords(search)}, ${LAST_RANK}::int),`
      : Prisma.empty
  const own = search ? Prisma.sql`t."productId"` : Prisma.sql`l."productId"`
  return Prisma.sql`(l."variantOf" IS NULL OR ${own} = (
    SELECT v."id" FROM (SELECT l."variantOf") o("variantOf") CROSS JOIN LATERAL (
      SELECT l."productId" AS "id" FROM "ListedProduct" l ${texts}
      WHERE l."variantOf" = o."variantOf" AND ${where} ${matches}
      ORDER BY ${rank} (SELECT f."inStock" FROM "ProductFacts" f WHERE f."id" = l."factsId") DESC, ${ORDER_SQL[order]} LIMIT 1
    ) v))`
}

/** Whether a list has variants of any product. Where it has none, all that is done about them is to ask this. */
export async function hasVariants(listId: number): Promise<boolean> {
  const rows = await rowsOf(
    db(),
    IS_TRUE_ROW,
    Prisma.sql`
    SELECT EXISTS (
      SELECT FROM "ListedProduct" WHERE "listId" = ${listId}::int AND "variantOf" IS NOT NULL
    ) AS "isTrue"`,
  )
  return rows.some(({ isTrue }) => isTrue)
}

const IS_TRUE_ROW = z.object({ isTrue: z.boolean() })

/** How many products of a list have no card, because another variant has it. */
export const withoutCard = (listId: number): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(sum(v."count" - 1), 0) FROM (
    SELECT count(*) AS "count" FROM "ListedProduct" WHERE "listId" = ${listId}::int AND "variantOf" IS NOT NULL GROUP BY "variantOf"
  ) v)`

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
