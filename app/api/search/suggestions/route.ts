import { serve } from '@/lib/api/serve'
import { suggestionEndpoints } from '@/lib/content/suggestions/endpoints'
import { findSuggestions } from '@/lib/content/suggestions/find-suggestions'

export const GET = serve(
  suggestionEndpoints['GET /api/search/suggestions'],
  ({ query: { q, language } }) => findSuggestions(q, language),
)
