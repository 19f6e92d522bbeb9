import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { productAt } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const GET = serve(catalogEndpoints['GET /api/products/[slug]'], async ({ params }) => {
  const product = await productAt(params.slug)
  if (!product) throw new AppError('not_found', say('products.notFound'))
  return product
})
