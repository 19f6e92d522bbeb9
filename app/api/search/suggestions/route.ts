import { serve } from '@/lib/api/serve'
import { suggestionEndpoints } from '@/lib/suggestions/endpoints'
import { findSuggestions } from '@/lib/suggestions/find-suggestions'

export const GET = serve(suggestionEndpoints['GET /api/search/suggestions'], ({ query: { q } }) =>
  findSuggestions(q),
)
