import { serve } from '@/lib/api/serve'
import { adminLicence } from '@/lib/licences/activations/admin-licence'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'

export const GET = serve(
  activationEndpoints['GET /api/admin/product-keys/[id]/licence'],
  ({ params }) => adminLicence(params.id),
)
