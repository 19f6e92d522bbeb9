import 'server-only'
import { Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'

// The texts of a product are `t` (ProductText), its place in a list is `l` (ListedProduct).

/** Sorts behind any continuation of a name. */
const LAST_CHARACTER = '\u{10FFFF}'

const anywhere = (search: string) => `%${escapeLike(search)}%`

/** Whether a product contains the search. */
export const containing = (search: string): Prisma.Sql =>
  Prisma.sql`t."text" LIKE ${anywhere(search)}`

/**
 * How well a product matches, from the best: the name begins with the search, contains it, then the
 * publisher, the features, the description. A product has the first rank that applies.
 */
export function ranksOf(search: string): Prisma.Sql[] {
  const pattern = anywhere(search)
  const beginning = search.toLowerCase()
  // Not LIKE, for which the planner may read the substrings of names instead of their beginnings.
  const begins = Prisma.sql`(t."name" ~>=~ ${beginning} AND t."name" ~<~ ${`${beginning}${LAST_CHARACTER}`})`
  const inName = Prisma.sql`t."name" LIKE ${pattern}`
  const inPublisher = Prisma.sql`t."publisher" LIKE ${pattern}`
  const inFeatures = Prisma.sql`t."features" LIKE ${pattern}`
  return [
    begins,
    Prisma.sql`${inName} AND NOT ${begins}`,
    Prisma.sql`${inPublisher} AND NOT ${inName}`,
    Prisma.sql`${inFeatures} AND NOT ${inName} AND NOT ${inPublisher}`,
    Prisma.sql`${containing(search)} AND NOT ${inName} AND NOT ${inPublisher} AND NOT ${inFeatures}`,
  ]
}

/** The rank of a product that contains the search. */
export function rankOf(search: string): Prisma.Sql {
  const pattern = anywhere(search)
  return Prisma.sql`CASE
    WHEN t."name" LIKE ${`${escapeLike(search)}%`} THEN 0
    WHEN t."name" LIKE ${pattern} THEN 1
    WHEN t."publisher" LIKE ${pattern} THEN 2
    WHEN t."features" LIKE ${pattern} THEN 3
    ELSE 4 END`
}
