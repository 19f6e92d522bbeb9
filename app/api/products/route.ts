import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { findProductPage, findProducts } from '@/lib/catalog/find-products'

export const GET = serve(catalogEndpoints['GET /api/products'], async ({ query }) => {
  const { products, ...page } = query.count
    ? await findProductPage(query)
    : { ...(await findProducts(query)), total: null }
  return { rows: products, ...page }
})
