import { serve } from '@/lib/api/serve'
import { adminBrands } from '@/lib/catalog/brand-pages'
import { changeBrandPage, removeBrandPage } from '@/lib/catalog/change-brand-page'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const GET = serve(catalogEndpoints['GET /api/admin/brands'], () => adminBrands())

export const PUT = serve(catalogEndpoints['PUT /api/admin/brands'], ({ actor, body }) =>
  changeBrandPage(actor, body),
)

export const DELETE = serve(catalogEndpoints['DELETE /api/admin/brands'], ({ actor, query }) =>
  removeBrandPage(actor, query.publisher),
)
