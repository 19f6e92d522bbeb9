import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { termsOf } from '@/lib/core/folded-text'
import { escapeLike } from '@/lib/core/like-pattern'
import { rowsOf } from '@/lib/core/rows'
import { containing } from './search/match'

/** So many that have the words anywhere are looked at for those that are called so. */
const LOOKED_AT = 300

/** More words are not looked for. */
const MAX_WORDS = 8

/** A product of the back office's search. */
const namedProductSchema = z.object({ id: z.number(), name: z.string(), isHidden: z.boolean() })
export type NamedProduct = z.infer<typeof namedProductSchema>

/**
 * Some products that have every word of a text, whether or not the store shows them: those that are called so first, and of these what
 * sells best.
 */
export async function findByWords(text: string, limit: number): Promise<NamedProduct[]> {
  const words = termsOf(text).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const all = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' AND ')
  const isNamed = words.map((word) => Prisma.sql`p."nameLower" LIKE ${`%${escapeLike(word)}%`}`)
  return rowsOf(
    db(),
    namedProductSchema,
    Prisma.sql`
    SELECT p."id", p."name", p."isHidden" FROM "Product" p
    WHERE p."id" IN (
      SELECT t."productId" FROM "ProductText" t WHERE ${all(words.map(containing))} LIMIT ${LOOKED_AT}
    )
    ORDER BY (${all(isNamed)}) DESC, p."isHidden", p."recentSales" DESC, p."nameLower", p."id" LIMIT ${limit}`,
  )
}
