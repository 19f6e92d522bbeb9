import { serve } from '@/lib/api/serve'
import { findAdminProducts } from '@/lib/catalog/back-office-queries'
import { createProduct } from '@/lib/catalog/create-product'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const GET = serve(catalogEndpoints['GET /api/admin/products'], ({ query }) =>
  findAdminProducts(query),
)

export const POST = serve(catalogEndpoints['POST /api/admin/products'], ({ actor, body }) =>
  createProduct(actor, body),
)
