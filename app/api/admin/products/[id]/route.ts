import { serve } from '@/lib/api/serve'
import { adminProductById } from '@/lib/catalog/back-office-queries'
import { changeProduct } from '@/lib/catalog/change-product'
import { deleteProduct } from '@/lib/catalog/delete-product'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const GET = serve(catalogEndpoints['GET /api/admin/products/[id]'], async ({ params }) => {
  const product = await adminProductById(params.id)
  if (!product) throw new AppError('not_found', say('products.unknown'))
  return product
})

export const PATCH = serve(
  catalogEndpoints['PATCH /api/admin/products/[id]'],
  ({ actor, params, body }) => changeProduct(actor, params.id, body),
)

export const DELETE = serve(
  catalogEndpoints['DELETE /api/admin/products/[id]'],
  ({ actor, params }) => deleteProduct(actor, params.id),
)
