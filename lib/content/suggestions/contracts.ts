import { z } from 'zod'
import { categorySchema, productSchema } from '@/lib/catalog/contracts'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'
import { SUGGESTION_COUNTS } from './suggestion-choices'

/** Query of GET /api/search/suggestions. */
export const suggestionsQuerySchema = z.object({
  /** As typed; for less than 2 characters nothing is suggested. */
  q: z
    .string('q is missing')
    .trim()
    .max(MAX_SEARCH_LENGTH, `q must be at most ${MAX_SEARCH_LENGTH} characters`),
})

export const suggestionsSchema = z.object({
  /** What the products were searched for where none has what was typed. */
  instead: z.string().nullable(),
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
