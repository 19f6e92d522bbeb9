import { serve } from '@/lib/api/serve'
import { suggestionEndpoints } from '@/lib/content/suggestions/endpoints'
import { popularProducts } from '@/lib/content/suggestions/popular-products'

export const GET = serve(suggestionEndpoints['GET /api/search/popular'], () => popularProducts())
