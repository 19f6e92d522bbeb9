import { catalogTags } from '@/lib/catalog/cache-tags'
import { searchTags } from '@/lib/catalog/search/cache-tags'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { defineEndpoints } from '@/lib/http/endpoint'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { suggestionsQuerySchema, suggestionsSchema } from './contracts'

/** The call of the search field. */
export const suggestionEndpoints = defineEndpoints({
  'GET /api/search/suggestions': {
    summary: 'Products, categories, publishers and articles for what was typed so far',
    who: 'public',
    keptUnder: [
      catalogTags.products,
      catalogTags.stock,
      catalogTags.categories,
      articleTags.articles,
      searchTags.synonyms,
      // Some pages are there as the settings say.
      SETTINGS_TAG,
    ],
    query: suggestionsQuerySchema,
    answers: { 200: suggestionsSchema },
  },
})
