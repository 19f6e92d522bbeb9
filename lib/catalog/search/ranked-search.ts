import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { Estimate } from './estimate'
import { EACH_HAS_CARD, type Found } from './found'
import { LAST_RANK, matching, ranksOf } from './match'
import { chooseWay, entriesOf, type Way } from './plan'

/** A product that matches, with its place in the order of relevance. */
const matchSchema = z.object({ id: z.number(), rank: z.number(), standing: z.number() })
export type Match = z.infer<typeof matchSchema>

/** The place in the order of relevance that a page begins behind. */
type MatchPlace = Match

type Wanted = Found & { after?: MatchPlace }

/** So many entries of the index are read and ranked at once. */
const RANKED_AT_ONCE = 1000

/** So many are named at once to count them: finding out about each standing costs more. */
const NAMED_AT_ONCE = 20_000

/** With one standing, of those that products have, is about this share of them. */
const STANDINGS = 10
/** The best one; the worst is 0. */
const BEST_STANDING = 90

/**
 * The first products of a search by relevance, without ranking all that match. A rank that many
 * products have is read in the order of the list until enough of them are met, one that fewer have from
 * the index of words, one standing after the other; later ranks are read only while products are missing.
 *
 * @param after the place behind which to begin
 * @param estimated for the list by standing
 */
export async function bestMatches(
  { after, ...found }: Wanted,
  count: number,
  estimated: Estimate,
): Promise<Match[]> {
  const matches: Match[] = []
  let rank = after?.rank ?? 0
  let isShort = false
  while (rank <= LAST_RANK) {
    const missing = count - matches.length
    const ways: Way[] = isShort ? [{ in: 'index' }] : waysFrom(rank, estimated, missing)
    const rest = { ...found, after: after && after.rank >= rank ? after : undefined }
    const rows = await rowsOf(db(), matchSchema, ranksSql(rest, rank, ways, missing, estimated))
    const last = rank + ways.length - 1
    // The word may be further down in the list than expected.
    isShort = rows.length < missing && !isComplete(ways.at(-1))
    matches.push(...(isShort ? rows.filter((row) => row.rank < last) : rows))
    if (matches.length >= count) break
    rank = isShort ? last : last + 1
  }
  return matches
}

/** The statement that the first page of {@link bestMatches} is read with. */
export const relevanceSql = (wanted: Wanted, count: number, estimated: Estimate): Prisma.Sql =>
  ranksSql(wanted, 0, waysFrom(0, estimated, count), count, estimated)

/** Whether a way meets all there are. */
const isComplete = (way: Way | undefined) => way?.in !== 'list' || way.depth === null

/** The ways of the ranks from one on, up to the first that is likely to fill the page. */
function waysFrom(rank: number, estimated: Estimate, count: number): Way[] {
  const ways: Way[] = []
  for (let next = rank; next <= LAST_RANK; next++) {
    const part = estimated.ranks[next] ?? { count: 0, ahead: null }
    const named = entriesOf(estimated, next === LAST_RANK ? estimated.containing : part.count)
    const way = chooseWay(estimated, part, Math.max(named / STANDINGS, 100), count)
    ways.push(way)
    if (way.in === 'list') break
  }
  return ways
}

/** Of `l`: behind a place within its rank. */
const behind = ({ standing, id }: MatchPlace) =>
  Prisma.sql`l."standing" <= ${standing}::int AND (l."standing" < ${standing}::int OR l."productId" > ${id}::int)`

/** The first products of successive ranks, each read in its own way, a rank only if those before are too few. */
function ranksSql(
  { search, where, card = EACH_HAS_CARD, after }: Wanted,
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
    const matches = ranks[rank]
    const isAtOnce =
      rank === LAST_RANK
        ? search.piece?.among !== null
        : entriesOf(estimated, estimated.ranks[rank]?.count) <= RANKED_AT_ONCE
    const rows = !matches
      ? NOTHING
      : way.in === 'list'
        ? inList(conditions, matches, card, way.depth)
        : isAtOnce
          ? byIndexAtOnce(conditions, matches, card)
          : byIndex(conditions, matches, card, start?.standing, count)
    return Prisma.sql`${name(place)} AS MATERIALIZED (
      SELECT "id", "standing", ${rank}::int AS "rank" FROM (${rows}) r
      WHERE ${missingBefore(place, count)} > 0 LIMIT ${count})`
  })
  const found = Prisma.join(
    ways.map((_, place) => Prisma.sql`SELECT * FROM ${name(place)}`),
    ' UNION ALL ',
  )
  return Prisma.sql`
    WITH ${Prisma.join(steps)}
    SELECT "id", "rank", "standing"::int AS "standing" FROM (${found}) f
    ORDER BY "rank", f."standing" DESC, "id" LIMIT ${count}`
}

const NOTHING = Prisma.sql`SELECT NULL::int AS "id", NULL::smallint AS "standing" WHERE false`

// OFFSET 0 keeps the planner to the order written here: it takes a word for rarer or more common than it is.

const inList = (
  where: Prisma.Sql,
  matches: Prisma.Sql,
  card: Prisma.Sql,
  depth: number | null,
) => Prisma.sql`
  SELECT l."productId" AS "id", l."standing" FROM (
    SELECT l."productId", l."standing", l."variantOf" FROM "ListedProduct" l WHERE ${where}
    ORDER BY l."standing" DESC, l."productId" LIMIT ${depth}::int
  ) l CROSS JOIN LATERAL (
    SELECT t.* FROM "ProductText" t WHERE t."productId" = l."productId" OFFSET 0
  ) t WHERE ${matches} AND ${card} ORDER BY l."standing" DESC, l."productId"`

/** All of a rank that few products have. */
const byIndexAtOnce = (where: Prisma.Sql, matches: Prisma.Sql, card: Prisma.Sql) => Prisma.sql`
  SELECT t."productId" AS "id", l."standing" FROM (
    SELECT t."productId" FROM "ProductText" t WHERE ${matches} OFFSET 0
  ) t CROSS JOIN LATERAL (
    SELECT l."standing", l."variantOf" FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
  ) l WHERE ${card} ORDER BY l."standing" DESC, t."productId"`

/**
 * One standing after the other from the best, so that only those down to the last one wanted are read. Within one the
 * list is asked for a product when its turn comes.
 */
const byIndex = (
  where: Prisma.Sql,
  matches: Prisma.Sql,
  card: Prisma.Sql,
  from: number | undefined,
  count: number,
) => Prisma.sql`
  SELECT b."id", b."standing" FROM (
    SELECT "each"::smallint AS "standing" FROM generate_series(${from ?? BEST_STANDING}::int, 0, -1) AS "each"
  ) s CROSS JOIN LATERAL (
    SELECT t."productId" AS "id", l."standing" FROM (
      SELECT t."productId" FROM "ProductText" t WHERE t."standing" = s."standing" AND ${matches}
      ORDER BY t."productId" OFFSET 0
    ) t CROSS JOIN LATERAL (
      SELECT l."standing", l."variantOf" FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
    ) l WHERE ${card} ORDER BY t."productId" LIMIT ${count}
  ) b`

/**
 * What follows FROM to count the matches of a search by the index of words, no further than to a count, one standing
 * after the other too for a word of very many products.
 */
export const countedByIndex = (
  { search, where, card = EACH_HAS_CARD }: Wanted,
  count: number,
  estimated: Estimate,
): Prisma.Sql =>
  entriesOf(estimated) <= NAMED_AT_ONCE
    ? Prisma.sql`(SELECT t."productId" FROM "ProductText" t WHERE ${matching(search)} OFFSET 0) t
        CROSS JOIN LATERAL (
          SELECT l."variantOf" FROM "ListedProduct" l WHERE l."productId" = t."productId" AND ${where} OFFSET 0
        ) l WHERE ${card}`
    : Prisma.sql`(${byIndex(where, matching(search), card, undefined, count)}) c`

const name = (place: number) => Prisma.raw(`"step${place}"`)

/** How many products are still missing when a step's turn comes. */
function missingBefore(place: number, count: number): Prisma.Sql {
  const counted = Array.from(
    { length: place },
    (_, earlier) => Prisma.sql`(SELECT count(*) FROM ${name(earlier)})`,
  )
  return Prisma.sql`(${Prisma.join([Prisma.sql`${count}::int`, ...counted], ' - ')})`
}
