import { serve } from '@/lib/api/serve'
import { helpEndpoints } from '@/lib/content/help/endpoints'
import { searchHelp } from '@/lib/content/help/search-help'

export const GET = serve(helpEndpoints['GET /api/help/search'], ({ query: { q, locale } }) =>
  searchHelp(q, locale),
)
