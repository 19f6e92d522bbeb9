import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { productById } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const GET = serve(catalogEndpoints['GET /api/products/by-id/[id]'], async ({ params }) => {
  const product = await productById(params.id)
  if (!product) throw new AppError('not_found', say('products.notFound'))
  return product
})
