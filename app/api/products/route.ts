import { serve } from '@/lib/api/serve'
import { answerProductQuery } from '@/lib/catalog/answer-product-query'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const GET = serve(catalogEndpoints['GET /api/products'], ({ query }) =>
  answerProductQuery(query),
)
