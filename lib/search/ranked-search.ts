import 'server-only'
import { Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'

/** How many of the most popular products a rank looks at first: by its index alone, or in the table. */
const LOOKED_AT = { index: 5000, table: 1000 }

/** Sorts behind any continuation of a name. */
const LAST_CHARACTER = '\u{10FFFF}'

type Rank = { matches: Prisma.Sql; lookedAt: number }

/** Matches of the name's beginning come first, then of name, publisher, features, description. */
function ranksOf(search: string): Rank[] {
  const term = escapeLike(search)
  const anywhere = `%${term}%`
  const beginning = search.toLowerCase()
  // Not LIKE, for which the planner would read the trigrams of names instead of their beginnings.
  const begins = Prisma.sql`(p."nameLower" ~>=~ ${beginning} AND p."nameLower" ~<~ ${`${beginning}${LAST_CHARACTER}`})`
  const inName = Prisma.sql`p."nameLower" LIKE ${anywhere}`
  const inPublisher = Prisma.sql`p."publisherLower" LIKE ${anywhere}`
  const inFeatures = Prisma.sql`p."featuresLower" LIKE ${anywhere}`
  return [
    { matches: begins, lookedAt: LOOKED_AT.index },
    { matches: Prisma.sql`${inName} AND NOT ${begins}`, lookedAt: LOOKED_AT.index },
    { matches: Prisma.sql`${inPublisher} AND NOT ${inName}`, lookedAt: LOOKED_AT.index },
    {
      matches: Prisma.sql`${inFeatures} AND NOT ${inName} AND NOT ${inPublisher}`,
      lookedAt: LOOKED_AT.table,
    },
    {
      matches: Prisma.sql`p."searchText" LIKE ${anywhere}
        AND NOT ${inName} AND NOT ${inPublisher} AND NOT ${inFeatures}`,
      lookedAt: LOOKED_AT.table,
    },
  ]
}

/**
 * The first products of a search by relevance, without ranking all that match: a word that half of
 * the catalogue has is found among the most popular products at once, and one that few have by its
 * trigrams. Later ranks are read only while the page is not full.
 *
 * @param where the other conditions on a product `p`, visibility among them
 * @returns a query for `id` and `place`, the latter counting from 1 in order of relevance
 */
export function rankedMatches(search: string, where: Prisma.Sql, count: number): Prisma.Sql {
  const ranks = ranksOf(search)
  const steps = ranks.flatMap(({ matches, lookedAt }, rank) => {
    const missing = missingBefore(rank, count)
    return [
      Prisma.sql`${name('popular', rank)} AS MATERIALIZED (
        SELECT p."id", p."rating" FROM (
          SELECT p."id", p."rating", p."nameLower", p."publisherLower", p."featuresLower", p."searchText"
          FROM "Product" p WHERE ${where} ORDER BY p."rating" DESC, p."id" LIMIT ${lookedAt}
        ) p WHERE ${matches} AND ${missing} > 0 LIMIT ${count})`,
      Prisma.sql`${name('all', rank)} AS MATERIALIZED (
        SELECT p."id", p."rating" FROM "Product" p
        WHERE ${where} AND ${matches} AND ${missing} > (SELECT count(*) FROM ${name('popular', rank)}))`,
      Prisma.sql`${name('rank', rank)} AS MATERIALIZED (
        SELECT "id", "rating", ${rank}::int AS "rank" FROM (
          SELECT * FROM ${name('popular', rank)}
          WHERE ${missing} <= (SELECT count(*) FROM ${name('popular', rank)})
          UNION ALL SELECT * FROM ${name('all', rank)}
        ) r ORDER BY "rating" DESC, "id" LIMIT ${count})`,
    ]
  })
  const found = Prisma.join(
    ranks.map((_, rank) => Prisma.sql`SELECT * FROM ${name('rank', rank)}`),
    ' UNION ALL ',
  )
  return Prisma.sql`
    WITH ${Prisma.join(steps)}
    SELECT "id", row_number() OVER (ORDER BY "rank", "rating" DESC, "id")::int AS "place"
    FROM (${found}) f ORDER BY "place" LIMIT ${count}`
}

const name = (step: string, rank: number) => Prisma.raw(`"${step}${rank}"`)

/** How many products are still missing when a rank's turn comes. */
function missingBefore(rank: number, count: number): Prisma.Sql {
  const counted = Array.from(
    { length: rank },
    (_, earlier) => Prisma.sql`(SELECT count(*) FROM ${name('rank', earlier)})`,
  )
  return Prisma.sql`(${Prisma.join([Prisma.sql`${count}::int`, ...counted], ' - ')})`
}
