import { adminLicence } from '@/lib/activations/admin-licence'
import { activationEndpoints } from '@/lib/activations/endpoints'
import { serve } from '@/lib/api/serve'

export const GET = serve(
  activationEndpoints['GET /api/admin/product-keys/[id]/licence'],
  ({ params }) => adminLicence(params.id),
)
