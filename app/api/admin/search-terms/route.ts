import { serve } from '@/lib/api/serve'
import { seoEndpoints } from '@/lib/content/seo/endpoints'
import { readSearchTerms } from '@/lib/content/seo/engines/read-search-terms'

export const GET = serve(seoEndpoints['GET /api/admin/search-terms'], ({ query }) =>
  readSearchTerms(query.page),
)
