import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { countProducts, findProducts } from '@/lib/catalog/queries'

export const GET = serve(catalogEndpoints['GET /api/products'], async ({ query }) => {
  const [rows, total] = await Promise.all([
    findProducts(query),
    query.count ? countProducts(query) : null,
  ])
  return { rows, total }
})
