import { z } from 'zod'
import { categorySchema, productSchema } from '@/lib/catalog/contracts'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import { fault } from '@/lib/core/server-text'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { SEARCHED_PAGES } from './searched-pages'
import { POPULAR_COUNT, SUGGESTION_COUNTS } from './suggestion-choices'

/** Query of GET /api/search/suggestions. */
export const suggestionsQuerySchema = z.object({
  /** As typed; for less than 2 characters nothing is suggested. */
  q: z
    .string(fault('fields.isMissing', { field: 'q' }))
    .trim()
    .max(
      MAX_SEARCH_LENGTH,
      fault('fields.mustBeAtMostCharacters', { field: 'q', max: MAX_SEARCH_LENGTH }),
    ),
  /** In which it is typed: its synonyms count beside those of every language. */
  language: z
    .enum(
      TRANSLATED_LOCALES,
      fault('fields.mustBeOneOf', { field: 'language', choices: TRANSLATED_LOCALES.join(', ') }),
    )
    .optional(),
})

export const suggestionsSchema = z.object({
  /** What the products were searched for where none has what was typed. */
  instead: z.string().nullable(),
  /** Pages of the store that the text is about. */
  pages: z.array(z.enum(SEARCHED_PAGES.map(({ id }) => id))),
  /** Pages that the owner added, by what they are called in the language. */
  ownPages: z
    .array(z.object({ title: z.string(), slug: z.string() }))
    .max(SUGGESTION_COUNTS.ownPages),
  products: z.array(productSchema).max(SUGGESTION_COUNTS.products),
  categories: z
    .array(categorySchema.pick({ name: true, slug: true }))
    .max(SUGGESTION_COUNTS.categories),
  publishers: z.array(z.string()).max(SUGGESTION_COUNTS.publishers),
  articles: z
    .array(z.object({ title: z.string(), slug: z.string() }))
    .max(SUGGESTION_COUNTS.articles),
})
/** What is suggested under the search field. */
export type Suggestions = z.infer<typeof suggestionsSchema>

/** Answer of GET /api/search/popular. */
export const popularSchema = z.object({ products: z.array(productSchema).max(POPULAR_COUNT) })
export type Popular = z.infer<typeof popularSchema>
