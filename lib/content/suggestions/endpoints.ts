import { catalogTags } from '@/lib/catalog/cache-tags'
import { searchTags } from '@/lib/catalog/search/cache-tags'
import { translationTags } from '@/lib/catalog/translations/cache-tags'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { defineEndpoints } from '@/lib/http/endpoint'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { popularSchema, suggestionsQuerySchema, suggestionsSchema } from './contracts'

/** The calls of the search field. */
export const suggestionEndpoints = defineEndpoints({
  'GET /api/search/popular': {
    summary: 'The most popular products in stock, offered while nothing is typed',
    who: 'public',
    keptUnder: [catalogTags.products, catalogTags.stock],
    answers: { 200: popularSchema },
  },
  'GET /api/search/suggestions': {
    summary: 'Products, categories, publishers and articles for what was typed so far',
    who: 'public',
    keptUnder: [
      catalogTags.products,
      catalogTags.stock,
      translationTags.translations,
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
