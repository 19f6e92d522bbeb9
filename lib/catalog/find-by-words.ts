import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { termsOf } from '@/lib/core/folded-text'
import { escapeLike } from '@/lib/core/like-pattern'
import { containing } from './search/match'

/** So many that have the words anywhere are looked at for those that are called so. */
const LOOKED_AT = 300

/** More words are not looked for. */
const MAX_WORDS = 8

/** A product of the back office's search. */
export type NamedProduct = { id: number; name: string; isHidden: boolean }

/**
 * Some products that have every word of a text, whether or not the store shows them: those that are called so first, and of these what
 * sells best.
 */
export async function findByWords(text: string, limit: number): Promise<NamedProduct[]> {
  const words = termsOf(text).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const all = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' AND ')
  const isNamed = words.map((word) => Prisma.sql`p."nameLower" LIKE ${`%${escapeLike(word)}%`}`)
  return db().$queryRaw<NamedProduct[]>(Prisma.sql`
    SELECT p."id", p."name", p."isHidden" FROM "Product" p
    WHERE p."id" IN (
      SELECT t."productId" FROM "ProductText" t WHERE ${all(words.map(containing))} LIMIT ${LOOKED_AT}
    )
    ORDER BY (${all(isNamed)}) DESC, p."isHidden", p."recentSales" DESC, p."nameLower", p."id" LIMIT ${limit}`)
}
