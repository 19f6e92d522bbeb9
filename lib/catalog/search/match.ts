import 'server-only'
import { Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'
import type { Searched } from '@/lib/http/paging'
import type { Understood } from './meaning/understood-text'

// The texts of a product are `t` (ProductText), its place in a list is `l` (ListedProduct).

/** A piece of text that products contain, wherever words begin and end in it. */
export type Piece = {
  text: string
  /** A tsquery that all such products match; null: nothing is known about their words. */
  among: string | null
}

/** What products are looked for. */
export type Search = {
  /** The tsqueries of the ranks from the best, the last of which includes all; null: it can't be reached. */
  ranks: readonly (string | null)[]
  /** What else is found, behind all ranks; null: nothing is. */
  piece: Piece | null
  /** At most so many products match; it may be infinite. */
  atMost: number
}

/** What a search was taken to mean. */
export type Interpretation = {
  search: Search
  searched: Searched
  /** What it says besides names; left out where nothing was understood. */
  understood?: Understood
}

/** The last rank: a piece of text in the midst of words. */
export const LAST_RANK = 5

/** Whether a product contains a text. */
export const containing = (text: string): Prisma.Sql =>
  Prisma.sql`t."text" LIKE ${`%${escapeLike(text)}%`}`

const has = (query: string) => Prisma.sql`t."words" @@ ${query}::tsquery`

const containingPiece = ({ text, among }: Piece): Prisma.Sql =>
  among === null ? containing(text) : Prisma.sql`(${has(among)} AND ${containing(text)})`

/** The query of all ranks together. */
const widest = ({ ranks }: Search): string | null =>
  ranks.findLast((query) => query !== null) ?? null

/** Whether a product has what was searched for, in words or as a piece of text. */
export function matching(search: Search): Prisma.Sql {
  const query = widest(search)
  if (query === null) return search.piece ? containingPiece(search.piece) : Prisma.sql`false`
  return search.piece ? Prisma.sql`(${has(query)} OR ${containingPiece(search.piece)})` : has(query)
}

/** The conditions of the ranks, of which a product fulfils one at most; null: no product fulfils it. */
export function ranksOf(search: Search): (Prisma.Sql | null)[] {
  const inWords = search.ranks.map((query, rank) => {
    const better = [...new Set(search.ranks.slice(0, rank))].filter((each) => each !== null)
    if (query === null || better.includes(query)) return null
    return has([query, ...better.map((each) => `!${each}`)].join(' & '))
  })
  return [...inWords, inPiece(search)]
}

function inPiece(search: Search): Prisma.Sql | null {
  const query = widest(search)
  if (!search.piece) return null
  return query === null
    ? containingPiece(search.piece)
    : Prisma.sql`${containingPiece(search.piece)} AND NOT ${has(query)}`
}

/** The rank of a product by its words; null: it has another one, or none. */
export function rankByWords(search: Search): Prisma.Sql {
  const query = widest(search)
  if (query === null) return Prisma.sql`NULL::int`
  // The widest first: most products of a sample are not among the matches.
  const arms = search.ranks.flatMap((each, rank) =>
    each === null ? [] : Prisma.sql`WHEN ${has(each)} THEN ${rank}::int`,
  )
  return Prisma.sql`CASE WHEN NOT ${has(query)} THEN NULL ${Prisma.join(arms, ' ')} END`
}
