import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { HELP_RESULTS, MAX_HELP_SEARCH_LENGTH, MIN_HELP_SEARCH_LENGTH } from './search-choices'

/** Query of GET /api/help/search. */
export const helpSearchSchema = z.object({
  q: z
    .string(fault('fields.isMissing', { field: 'q' }))
    .trim()
    .min(
      MIN_HELP_SEARCH_LENGTH,
      fault('fields.atLeastCharacters', { field: 'q', min: MIN_HELP_SEARCH_LENGTH }),
    )
    .max(
      MAX_HELP_SEARCH_LENGTH,
      fault('fields.mustBeAtMostCharacters', { field: 'q', max: MAX_HELP_SEARCH_LENGTH }),
    ),
  locale: localeSchema,
})

/** A piece of a text; `match` marks what matches the search. Plain text, never HTML. */
const segmentSchema = z.object({ text: z.string(), match: z.boolean() })
export type Segment = z.infer<typeof segmentSchema>

const resultSchema = z.object({
  kind: z.enum(['topic', 'faq', 'article']),
  /** Path of the page without language, with its fragment. */
  href: z.string(),
  title: z.array(segmentSchema),
  snippet: z.array(segmentSchema),
})
export type HelpResult = z.infer<typeof resultSchema>

export const helpSearchAnswerSchema = z.object({
  /** How many match; the best of them are in `results`. */
  total: z.number().int(),
  results: z.array(resultSchema).max(HELP_RESULTS),
})
export type HelpSearchAnswer = z.infer<typeof helpSearchAnswerSchema>
