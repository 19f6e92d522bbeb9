import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { lexeme } from './lexeme'

/** Products with both words are looked at, so many for each pair. */
const MAX_PRODUCTS = 50

/** Two words of a search that stand beside each other. */
export type Neighbours = { word: string; beside: string }

const arePublishersRow = z.object({ publishers: z.array(z.boolean()) })

/**
 * Whether words are a publisher's together, as "digital" is beside "gen"; in the order of the pairs.
 *
 * @param pairs whole words, each beside one of which the beginning is enough
 */
export async function arePublishers(pairs: readonly Neighbours[]): Promise<boolean[]> {
  if (pairs.length === 0) return []
  const [row] = await rowsOf(
    db(),
    arePublishersRow,
    Prisma.sql`
    SELECT ARRAY[${Prisma.join(pairs.map(isPublisher))}] AS "publishers"`,
  )
  return row?.publishers ?? []
}

const isPublisher = ({ word, beside }: Neighbours): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM (
    SELECT softhaven_words(p."publisher") AS "words"
    FROM "ProductText" t JOIN "Product" p ON p."id" = t."productId"
    WHERE t."words" @@ ${`${lexeme('b', word)} & ${lexeme('b', beside)}:*`}::tsquery AND NOT p."isHidden" LIMIT ${MAX_PRODUCTS}
  ) p
  WHERE ${word} = ANY (p."words") AND EXISTS (SELECT FROM unnest(p."words") w WHERE starts_with(w, ${beside})))`
