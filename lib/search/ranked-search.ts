import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import type { Estimate } from './estimate'
import { containing, rankOf, ranksOf } from './match'
import { chooseWay, entriesOf, type Way } from './plan'

/** A product that matches, with its place in the order of relevance. */
export type Match = { id: number; rank: number; rating: string }

/** The place in the order of relevance that a page begins behind. */
type MatchPlace = Match

type Search = {
  search: string
  /** The list's conditions on `l`. */
  where: Prisma.Sql
  after?: MatchPlace
}

/** The last rank, that of all which is in no other. */
const LAST_RANK = 4

/** So many entries of the index are read and ranked at once. */
const RANKED_AT_ONCE = 1000

/** So many are named at once to count them: finding out about each rating costs more. */
const NAMED_AT_ONCE = 20_000

/** In one rating, of those that products have, is about this share of them. */
const RATINGS = 10

/**
 * The first products of a search by relevance, without ranking all that match. A rank that many
 * products have is read in the order of the list until enough of them are met, one that fewer have from
 * the index of substrings, rating by rating; later ranks are read only while products are missing.
 *
 * @param after the place behind which to begin
 * @param estimated for the list by rating
 */
export async function bestMatches(
  { search, where, after }: Search,
  count: number,
  estimated: Estimate,
): Promise<Match[]> {
  if (isRare(estimated))
    return db().$queryRaw<Match[]>(allMatchesSql({ search, where, after }, count))

  const found: Match[] = []
  let rank = after?.rank ?? 0
  let isShort = false
  while (rank <= LAST_RANK) {
    const missing = count - found.length
    const ways: Way[] = isShort ? [{ in: 'index' }] : waysFrom(rank, estimated, missing)
    const rest = { search, where, after: after && after.rank >= rank ? after : undefined }
    const rows = await db().$queryRaw<Match[]>(ranksSql(rest, rank, ways, missing, estimated))
    const last = rank + ways.length - 1
    // The word may be further down in the list than expected.
    isShort = rows.length < missing && !isComplete(ways.at(-1))
    found.push(...(isShort ? rows.filter((row) => row.rank < last) : rows))
    if (found.length >= count) break
    rank = isShort ? last : last + 1
  }
  return found
}

const isRare = (estimated: Estimate) => entriesOf(estimated) <= RANKED_AT_ONCE

/** The statement that the first page of {@link bestMatches} is read with. */
export const relevanceSql = (search: Search, count: number, estimated: Estimate): Prisma.Sql =>
  isRare(estimated)
    ? allMatchesSql(search, count)
    : ranksSql(search, 0, waysFrom(0, estimated, count), count, estimated)

/** Whether a way meets all there are. */
const isComplete = (way: Way | undefined) => way?.in !== 'list' || way.depth === null

/** The ways of the ranks from one on, up to the first that is likely to fill the page. */
function waysFrom(rank: number, estimated: Estimate, count: number): Way[] {
  const ways: Way[] = []
  for (let next = rank; next <= LAST_RANK; next++) {
    const part = estimated.ranks[next] ?? { count: 0, ahead: null }
    const named = entriesOf(estimated, next === LAST_RANK ? estimated.containing : part.count)
    const way = chooseWay(estimated, part, Math.max(named / RATINGS, 100), count)
    ways.push(way)
    if (way.in === 'list') break
  }
  return ways
}

/** Of `l`: behind a place within its rank. */
const behind = ({ rating, id }: MatchPlace) =>
  Prisma.sql`l."rating" <= ${rating}::numeric AND (l."rating" < ${rating}::numeric OR l."productId" > ${id}::int)`

/** All matches by the index of substrings, ordered: for words that few products contain. */
function allMatchesSql({ search, where, after }: Search, count: number): Prisma.Sql {
  const rest = after
    ? Prisma.sql`WHERE "rank" > ${after.rank}::int OR ("rank" = ${after.rank}::int AND
        ("rating" < ${after.rating}::numeric OR ("rating" = ${after.rating}::numeric AND "id" > ${after.id}::int)))`
    : Prisma.empty
  return Prisma.sql`
    SELECT "id", "rank", "rating"::text AS "rating" FROM (
      SELECT t."productId" AS "id", l."rating", ${rankOf(search)} AS "rank"
      FROM (SELECT * FROM "ProductText" t WHERE ${containing(search)} OFFSET 0) t
      CROSS JOIN LATERAL (
        SELECT l."rating" FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
      ) l
    ) m ${rest} ORDER BY "rank", m."rating" DESC, "id" LIMIT ${count}`
}

/** The first products of successive ranks, each read in its own way, a rank only if those before are too few. */
function ranksSql(
  { search, where, after }: Search,
  from: number,
  ways: readonly Way[],
  count: number,
  estimated: Estimate,
): Prisma.Sql {
  const ranks = ranksOf(search)
  const steps = ways.map((way, place) => {
    const rank = from + place
    const start = after?.rank === rank ? after : undefined
    const conditions = start ? Prisma.sql`${where} AND ${behind(start)}` : where
    const matches = ranks[rank] ?? Prisma.sql`false`
    // Names have an index for their beginnings by rating, which asking for each rating costs little in.
    const isAtOnce =
      rank > 0 && entriesOf(estimated, estimated.ranks[rank]?.count) <= RANKED_AT_ONCE
    const rows =
      way.in === 'list'
        ? inList(conditions, matches, way.depth)
        : isAtOnce
          ? byIndexAtOnce(conditions, matches)
          : byIndex(conditions, matches, start?.rating, count)
    return Prisma.sql`${name(place)} AS MATERIALIZED (
      SELECT "id", "rating", ${rank}::int AS "rank" FROM (${rows}) r
      WHERE ${missingBefore(place, count)} > 0 LIMIT ${count})`
  })
  const found = Prisma.join(
    ways.map((_, place) => Prisma.sql`SELECT * FROM ${name(place)}`),
    ' UNION ALL ',
  )
  return Prisma.sql`
    WITH ${Prisma.join(steps)}
    SELECT "id", "rank", "rating"::text AS "rating" FROM (${found}) f
    ORDER BY "rank", f."rating" DESC, "id" LIMIT ${count}`
}

// OFFSET 0 keeps the planner to the order written here: it takes a word for rarer or more common than it is.

const inList = (where: Prisma.Sql, matches: Prisma.Sql, depth: number | null) => Prisma.sql`
  SELECT w."productId" AS "id", w."rating" FROM (
    SELECT l."productId", l."rating" FROM "ListedProduct" l WHERE ${where}
    ORDER BY l."rating" DESC, l."productId" LIMIT ${depth}::int
  ) w CROSS JOIN LATERAL (
    SELECT t.* FROM "ProductText" t WHERE t."productId" = w."productId" OFFSET 0
  ) t WHERE ${matches} ORDER BY w."rating" DESC, w."productId"`

/** All of a rank that few products have. */
const byIndexAtOnce = (where: Prisma.Sql, matches: Prisma.Sql) => Prisma.sql`
  SELECT t."productId" AS "id", l."rating" FROM (
    SELECT t."productId" FROM "ProductText" t WHERE ${matches} OFFSET 0
  ) t CROSS JOIN LATERAL (
    SELECT l."rating" FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
  ) l ORDER BY l."rating" DESC, t."productId"`

/**
 * Rating by rating from the best, so that only those down to the last one wanted are read. Within one the
 * list is asked for a product when its turn comes.
 */
const byIndex = (
  where: Prisma.Sql,
  matches: Prisma.Sql,
  from: string | undefined,
  count: number,
) => Prisma.sql`
  SELECT b."id", b."rating" FROM (
    SELECT ("tenths" / 10.0)::numeric(2,1) AS "rating"
    FROM generate_series(round(${from ?? '5'}::numeric * 10)::int, 0, -1) AS "tenths"
  ) s CROSS JOIN LATERAL (
    SELECT t."productId" AS "id", l."rating" FROM (
      SELECT t."productId" FROM "ProductText" t WHERE t."rating" = s."rating" AND ${matches}
      ORDER BY t."productId" OFFSET 0
    ) t CROSS JOIN LATERAL (
      SELECT l."rating" FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
    ) l ORDER BY t."productId" LIMIT ${count}
  ) b`

/**
 * What follows FROM to count the matches of a search by the index of substrings, no further than to a
 * count, rating by rating too for a word of very many products.
 */
export const countedByIndex = (
  { search, where }: Search,
  count: number,
  estimated: Estimate,
): Prisma.Sql =>
  entriesOf(estimated) <= NAMED_AT_ONCE
    ? Prisma.sql`(SELECT t."productId" FROM "ProductText" t WHERE ${containing(search)} OFFSET 0) t
        CROSS JOIN LATERAL (
          SELECT 1 FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
        ) l`
    : Prisma.sql`(${byIndex(where, containing(search), undefined, count)}) c`

const name = (place: number) => Prisma.raw(`"step${place}"`)

/** How many products are still missing when a step's turn comes. */
function missingBefore(place: number, count: number): Prisma.Sql {
  const counted = Array.from(
    { length: place },
    (_, earlier) => Prisma.sql`(SELECT count(*) FROM ${name(earlier)})`,
  )
  return Prisma.sql`(${Prisma.join([Prisma.sql`${count}::int`, ...counted], ' - ')})`
}
