import { serve } from '@/lib/api/serve'
import { bundleEndpoints } from '@/lib/catalog/bundles/endpoints'
import { bundleOf } from '@/lib/catalog/bundles/queries'
import { saveParts } from '@/lib/catalog/bundles/save-parts'

export const GET = serve(bundleEndpoints['GET /api/admin/products/[id]/parts'], ({ params }) =>
  bundleOf(params.id),
)

export const PUT = serve(
  bundleEndpoints['PUT /api/admin/products/[id]/parts'],
  ({ actor, params, body }) => saveParts(actor, params.id, body),
)
