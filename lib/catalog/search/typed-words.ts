import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { besideCounted, isIgnored } from './ignored-words'
import type { UseLanguage } from './meaning/uses'
import { arePublishers } from './publisher-words'

/** Words behind these are not looked at. */
const MAX_WORDS = 10
/** Of so many words that begin with one is asked how many products have them. */
const MAX_BEGINNINGS = 200
/** More than can be told apart. */
export const VERY_MANY = 2_147_483_647
/** Sorts behind any continuation of a word. */
const LAST_CHARACTER = '\u{10FFFF}'

const typedWordSchema = z.object({
  word: z.string(),
  /** How many products have it. */
  products: z.number(),
  /** How many products have words that begin with it, a product once for each; {@link VERY_MANY} of too many words. */
  beginning: z.number(),
  /** How many products have it written as one word with the next one, and with the next two. */
  joined: z.tuple([z.number(), z.number()]),
  /** Active categories in whose name a word begins with it, and their subcategories. */
  categories: z.array(z.number()),
})
/** A word of a search, with what the catalogue knows about it. */
export type TypedWord = z.infer<typeof typedWordSchema> & {
  /** Whether products have to have it. */
  isCounted: boolean
}

const phraseSchema = z.object({
  words: z.array(z.string()),
  /** Active categories that are called so, and their subcategories. */
  categories: z.array(z.number()),
})
export type Phrase = z.infer<typeof phraseSchema>

const typedSchema = z.object({
  words: z.array(typedWordSchema),
  /** The groups of phrases with the same meaning that have a word of the search. */
  synonyms: z.array(z.array(phraseSchema)),
})
export type Typed = Omit<z.infer<typeof typedSchema>, 'words'> & {
  words: TypedWord[]
  /** In which was searched, and whose synonyms count beside those of every language. */
  language?: SearchLanguage
}

/** `null`, as without it: one that nobody knows. */
export type SearchLanguage = UseLanguage | null

/**
 * What was typed, in words as the catalogue compares them: small letters without accents, in their order.
 *
 * @param text as typed
 * @param language in which
 */
export async function typedWords(text: string, language: SearchLanguage = null): Promise<Typed> {
  const [row] = await rowsOf(db(), typedSchema, typedWordsSql(text, language))
  const { words, synonyms } = row ?? { words: [], synonyms: [] }
  const isCounted = await counted(words.map(({ word }) => word))
  return {
    words: words.map((each, place) => ({ ...each, isCounted: isCounted(place) })),
    synonyms,
    language,
  }
}

/** Which words count, by their places: what is not ignored, or a publisher's with the word beside it; else all. */
async function counted(words: readonly string[]): Promise<(place: number) => boolean> {
  if (words.every(isIgnored)) return () => true
  const pairs = besideCounted(words)
  const areCounted = await arePublishers(
    pairs.map(({ place, beside }) => ({ word: words[place] ?? '', beside })),
  )
  const publishers = pairs.filter((_, at) => areCounted[at]).map(({ place }) => place)
  return (place) => !isIgnored(words[place] ?? '') || publishers.includes(place)
}

/** Words as a text to search for. */
export const asText = (words: readonly TypedWord[]): string =>
  words.map(({ word }) => word).join(' ')

const productsWith = (word: Prisma.Sql) =>
  Prisma.sql`coalesce((SELECT w."products" FROM "SearchWord" w WHERE w."word" = ${word}), 0)`

/** The active categories in whose name words begin with all of some, and their subcategories. */
const categoriesCalled = (words: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(json_agg(c."id"), '[]') FROM "Category" c LEFT JOIN "Category" m ON m."id" = c."parentId"
  WHERE c."isActive" AND cardinality(${words}) > 0 AND NOT EXISTS (
    SELECT FROM unnest(${words}) w WHERE length(w) < 2 OR NOT EXISTS (
      SELECT FROM unnest(c."words" || m."words") n WHERE starts_with(n, w))))`

const typedWordsSql = (text: string, language: SearchLanguage): Prisma.Sql => Prisma.sql`
  WITH typed AS MATERIALIZED (
    SELECT u."word", u."place", lead(u."word") OVER w AS "next", lead(u."word", 2) OVER w AS "second"
    FROM unnest(softhaven_words(${text})) WITH ORDINALITY u("word", "place") WINDOW w AS (ORDER BY u."place") LIMIT ${MAX_WORDS}
  )
  SELECT
    (SELECT coalesce(json_agg(json_build_object(
      'word', t."word",
      'products', ${productsWith(Prisma.sql`t."word"`)},
      'beginning', (SELECT CASE WHEN count(*) = ${MAX_BEGINNINGS}::int THEN ${VERY_MANY}::int ELSE coalesce(sum(b."products"), 0) END FROM (
        SELECT w."products" FROM "SearchWord" w
        WHERE w."word" ~>=~ t."word" AND w."word" ~<~ (t."word" || ${LAST_CHARACTER}) LIMIT ${MAX_BEGINNINGS}
      ) b),
      'joined', json_build_array(${productsWith(Prisma.sql`t."word" || t."next"`)}, ${productsWith(Prisma.sql`t."word" || t."next" || t."second"`)}),
      'categories', ${categoriesCalled(Prisma.sql`ARRAY[t."word"]`)}
    ) ORDER BY t."place"), '[]') FROM typed t) AS "words",
    (SELECT coalesce(json_agg(g."phrases"), '[]') FROM (
      SELECT (
        SELECT json_agg(json_build_object('words', p."words", 'categories', ${categoriesCalled(Prisma.sql`p."words"`)}))
        FROM (SELECT softhaven_words(each) AS "words" FROM unnest(s."phrases") each) p
      ) AS "phrases" FROM "SearchSynonym" s
      WHERE s."isOn" AND (s."language" IS NULL OR s."language" = ${language}::text) AND (
        s."words" && (SELECT array_agg("word") FROM typed)
        -- Where words are written without spaces, a phrase is a part of one.
        OR EXISTS (SELECT FROM unnest(s."words") p, typed t WHERE p ~ '[^[:ascii:]]' AND strpos(t."word", p) > 0))
    ) g) AS "synonyms"`
