import { serve } from '@/lib/api/serve'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { licenceRule } from '@/lib/licences/licence-rule'
import { saveLicenceRule } from '@/lib/licences/save-licence-rule'

export const GET = serve(
  licenceEndpoints['GET /api/admin/licence-rules/[productId]'],
  ({ params }) => licenceRule(params.productId),
)

export const PUT = serve(
  licenceEndpoints['PUT /api/admin/licence-rules/[productId]'],
  ({ actor, params, body }) => saveLicenceRule(actor, params.productId, body),
)
