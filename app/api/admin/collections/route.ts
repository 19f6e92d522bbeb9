import { serve } from '@/lib/api/serve'
import { createCollection } from '@/lib/catalog/change-collection'
import { adminCollections } from '@/lib/catalog/collections'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const GET = serve(catalogEndpoints['GET /api/admin/collections'], () => adminCollections())

export const POST = serve(catalogEndpoints['POST /api/admin/collections'], ({ actor, body }) =>
  createCollection(actor, body),
)
