/** Synonyms and unanswered searches, for the back office. */
import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { USE_LANGUAGES, USES } from './meaning/uses'
import {
  hasWords,
  MAX_PHRASE_LENGTH,
  MAX_PHRASES,
  MIN_PHRASES,
  placeOfRepeated,
} from './synonym-rules'
import { KEPT_DAYS, SEARCH_OUTCOMES } from './unanswered'
import { comparedUsePhrase, MAX_USE_PHRASES, saysEnough } from './use-phrases'

const phraseSchema = lineSchema('A phrase', MAX_PHRASE_LENGTH)
  .min(1, { error: fault('search.enterPhrase'), abort: true })
  .refine(hasWords, fault('search.phraseNeedsLetter'))
  .overwrite((phrase) => phrase.replace(/\s+/g, ' '))

const languageSchema = z.enum(
  USE_LANGUAGES,
  fault('fields.mustBeOneOf', { field: 'language', choices: USE_LANGUAGES.join(', ') }),
)

const isOnSchema = z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isOn' }))

function refuseRepeated(phrases: readonly string[], context: z.RefinementCtx): void {
  const place = placeOfRepeated(phrases)
  if (place >= 0)
    context.addIssue({
      code: 'custom',
      path: [place],
      message: fault('search.phraseTwice', { phrase: phrases[place] ?? '' }),
    })
}

/** Body of POST /api/admin/search/synonyms. */
export const synonymInputSchema = z.object({
  /** In whose searches it counts; `null`, as without it: in those of every language. */
  language: languageSchema.nullable().optional(),
  isOn: isOnSchema.optional(),
  phrases: z
    .array(phraseSchema, fault('fields.mustBeList', { field: 'phrases' }))
    .min(MIN_PHRASES, fault('search.phrasesAtLeast', { min: MIN_PHRASES }))
    .max(MAX_PHRASES, { error: fault('search.phrasesAtMost', { max: MAX_PHRASES }), abort: true })
    .superRefine(refuseRepeated),
})
export type SynonymInput = z.output<typeof synonymInputSchema>

/** Body of PUT /api/admin/search/synonyms/[id]: what it leaves out but the phrases stays as it is. */
export const synonymChangeSchema = synonymInputSchema.extend({
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type SynonymChange = z.output<typeof synonymChangeSchema>

/** Phrases that mean the same to shoppers. */
export const synonymSchema = z.object({
  id: z.number().int(),
  phrases: z.array(z.string()),
  /** In whose searches it counts; `null`: in those of every language. */
  language: languageSchema.nullable(),
  isOn: z.boolean(),
  /** Whether it came with the store: it can be changed and switched off, and not deleted. */
  isShipped: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type Synonym = z.infer<typeof synonymSchema>
export const synonymsSchema = z.array(synonymSchema)

/** A use of software that searches understand, with what shoppers call it. */
const searchUseSchema = z.object({
  id: z.string(),
  phrases: z.record(languageSchema, z.array(z.string())),
  /** The languages whose words for it are not understood. */
  off: z.array(languageSchema),
  /** The languages whose words for it are the owner's, and not those that ship with the store. */
  changed: z.array(languageSchema),
})
export type SearchUse = z.infer<typeof searchUseSchema>
export const searchUsesSchema = z.array(searchUseSchema)

const usePhraseSchema = lineSchema('A phrase', MAX_PHRASE_LENGTH)
  .min(1, { error: fault('search.enterPhrase'), abort: true })
  .refine(hasWords, { error: fault('search.phraseNeedsLetter'), abort: true })
  .refine(saysEnough, fault('search.beginningTooShort'))
  .overwrite(comparedUsePhrase)

/** Body of PUT /api/admin/search/uses: what it leaves out stays as it is. */
export const searchUseChangeSchema = z.object({
  id: z.enum(
    USES.map(({ id }) => id),
    fault('fields.isMissing', { field: 'id' }),
  ),
  language: languageSchema,
  isOn: isOnSchema.optional(),
  /** What shoppers call it, a word with an asterisk begins so; `null`: what ships with the store again. */
  phrases: z
    .array(usePhraseSchema, fault('fields.mustBeList', { field: 'phrases' }))
    .min(1, fault('search.enterPhrase'))
    .max(MAX_USE_PHRASES, {
      error: fault('search.phrasesAtMost', { max: MAX_USE_PHRASES }),
      abort: true,
    })
    .superRefine(refuseRepeated)
    .nullable()
    .optional(),
})
export type SearchUseChange = z.output<typeof searchUseChangeSchema>

/** Query of GET /api/admin/search/unanswered: of how many days of the store's time zone, today's included. */
export const unansweredQuerySchema = z.object({
  days: wholeNumberSchema('days', 1, KEPT_DAYS).default(30),
})

/** A search that no product answers as it was typed, and how often it was made. */
const unansweredRowSchema = z.object({
  text: z.string(),
  searches: z.number().int(),
  lastDay: z.iso.date(),
  /** What became of it on the last day. */
  outcome: z.enum(SEARCH_OUTCOMES),
  /** What was searched for instead on the last day. */
  instead: z.string().nullable(),
})
export type UnansweredRow = z.infer<typeof unansweredRowSchema>
export const unansweredRowsSchema = z.array(unansweredRowSchema)

/** Query of GET /api/admin/search/preview: what a shopper types, and in which language. */
export const searchPreviewQuerySchema = z.object({
  text: z
    .string(fault('fields.isMissing', { field: 'text' }))
    .trim()
    .min(1, fault('fields.mustNotBeEmpty', { field: 'text' }))
    .max(
      MAX_SEARCH_LENGTH,
      fault('fields.mustBeAtMostCharacters', { field: 'text', max: MAX_SEARCH_LENGTH }),
    ),
  language: languageSchema,
})
export type SearchPreviewQuery = z.output<typeof searchPreviewQuerySchema>

/** What becomes of a search, with the first products that it finds. */
export const searchPreviewSchema = z.object({
  /** As the catalogue compares them; those that do not count say nothing. */
  words: z.array(z.object({ word: z.string(), isCounted: z.boolean() })),
  /** The words for which others stand as well. */
  synonyms: z.array(z.object({ phrase: z.string(), instead: z.array(z.string()) })),
  /** What the uses that were understood are called first in the language. */
  uses: z.array(z.string()),
  /** What it is narrowed down to, as parameters of an address; empty: to nothing. */
  understood: z.string(),
  /** What was searched for instead; `null`: what was typed. */
  instead: z.string().nullable(),
  without: z.array(z.string()),
  total: z.number().int(),
  /** Whether there are more than were counted. */
  isMinimum: z.boolean(),
  products: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      slug: z.string(),
      price: z.string(),
      inStock: z.boolean(),
    }),
  ),
})
export type SearchPreview = z.infer<typeof searchPreviewSchema>
