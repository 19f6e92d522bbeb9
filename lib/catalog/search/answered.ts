import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { atMost, type Expression, rankQueries } from './expression'
import { matching, type Search } from './match'

/** A search for what an expression says, and for no piece of text. */
export const toSearch = (expression: Expression): Search => ({
  ranks: rankQueries(expression),
  piece: null,
  atMost: atMost(expression),
})

/** Whether any product that shoppers see matches. */
export async function isAnswered(search: Search): Promise<boolean> {
  return (await areAnswered([search]))[0] ?? false
}

/**
 * The place of the first of some searches that a product of the store matches that is within bounds; -1: none is.
 *
 * @param searches each with the conditions of its bounds on `l`
 */
export async function answeredFirst(
  searches: readonly { search: Search; where: Prisma.Sql }[],
): Promise<number> {
  if (searches.length === 0) return -1
  const [row] = await rowsOf(
    db(),
    areAnsweredRow,
    Prisma.sql`
    SELECT ARRAY[${Prisma.join(searches.map(({ search, where }) => answering(search, where)))}] AS "answered"`,
  )
  return row?.answered.indexOf(true) ?? -1
}

const areAnsweredRow = z.object({ answered: z.array(z.boolean()) })

/** {@link isAnswered} for several searches at once. */
export async function areAnswered(searches: readonly Search[]): Promise<boolean[]> {
  const [row] = await rowsOf(
    db(),
    areAnsweredRow,
    Prisma.sql`
    SELECT ARRAY[${Prisma.join(searches.map((search) => answering(search)))}] AS "answered"`,
  )
  return row?.answered ?? []
}

const answering = (
  search: Search,
  where: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM "ProductText" t JOIN "ListedProduct" l ON l."productId" = t."productId" AND l."listId" = 0
  WHERE ${matching(search)} AND ${where})`
