import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { allowedMistakes, spellingsOf } from './spelling'

const candidateSchema = z.object({ word: z.string(), products: z.number() })
const rowSchema = z.object({
  word: z.string(),
  similar: z.array(candidateSchema),
  /** Two words that it is when a space is missing. */
  parts: z.tuple([z.string(), z.string()]).nullable(),
})

/** What a word of a search may have been meant to be: other spellings, or two words without their space. */
export type Meant = { spellings: string[]; parts: [string, string] | null }

/** The shortest word that one without its space is cut into. */
const MIN_PART = 2

/** What words may have been meant to be that the catalogue does not have, or not together with others. */
export async function meantBy(words: readonly string[]): Promise<Map<string, Meant>> {
  const asked = words.filter((word) => word.length >= 2 * MIN_PART)
  if (asked.length === 0) return new Map()
  const rows = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    SELECT a."word",
      (SELECT coalesce(json_agg(s), '[]') FROM softhaven_similar_words(a."word") s WHERE a."isSpelled") AS "similar",
      (SELECT json_build_array(b."word", e."word")
        FROM generate_series(${MIN_PART}::int, length(a."word") - ${MIN_PART}::int) cut
        JOIN "SearchWord" b ON b."word" = left(a."word", cut)
        JOIN "SearchWord" e ON e."word" = substr(a."word", cut + 1)
        ORDER BY least(b."products", e."products") DESC, cut LIMIT 1) AS "parts"
    FROM unnest(${asked}::text[], ${asked.map((word) => allowedMistakes(word) > 0)}::boolean[]) a("word", "isSpelled")`,
  )
  return new Map(
    rows.map(({ word, similar, parts }) => [
      word,
      { spellings: spellingsOf(word, similar), parts },
    ]),
  )
}
