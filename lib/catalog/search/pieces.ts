import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { Piece } from './match'

/** Of more words than these the text itself is looked through. */
const MAX_WORDS = 100

const rowSchema = z.object({ words: z.array(z.string()), isCut: z.boolean() })

/**
 * What a search finds in the midst of words, which its words don't.
 *
 * @param text as typed
 * @param words its words, none left out
 * @returns null if there is no such product
 */
export async function pieceOf(text: string, words: readonly string[]): Promise<Piece | null> {
  const [first = '', ...rest] = words
  // Nothing tells where a single letter is, or something that is no word.
  if (first === '' || (rest.length === 0 && first.length === 1)) return { text, among: null }
  const [row] = await rowsOf(db(), rowSchema, wordsWith(first, rest.length > 0))
  const { words: around, isCut } = row ?? { words: [], isCut: false }
  if (isCut || around.length > MAX_WORDS) return { text, among: null }
  if (around.length === 0) return null
  const beginning = around.map((word) => `'c${word}'`).join(' | ')
  const behind = rest.map((word, place) => ` & 'c${word}'${place === rest.length - 1 ? ':*' : ''}`)
  return { text, among: `(${beginning})${behind.join('')}` }
}

/** Longer words than the one typed: those that end with it if others follow, else those that have it within. */
const wordsWith = (word: string, isFollowed: boolean): Prisma.Sql => Prisma.sql`
  SELECT ARRAY(
    SELECT w."word" FROM "SearchWord" w
    WHERE w."word" LIKE ${`%${word}${isFollowed ? '' : '%'}`}
      AND ${isFollowed ? Prisma.sql`w."word" <> ${word}` : Prisma.sql`NOT starts_with(w."word", ${word})`}
    LIMIT ${MAX_WORDS + 1}
  ) AS "words",
  EXISTS (SELECT FROM "SearchWord" w WHERE length(w."word") = 255) AS "isCut"`
