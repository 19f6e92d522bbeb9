import { serve } from '@/lib/api/serve'
import { apiKeyEndpoints } from '@/lib/staff/api-keys/endpoints'
import { revokeApiKey } from '@/lib/staff/api-keys/revoke-api-key'

export const POST = serve(
  apiKeyEndpoints['POST /api/admin/api-keys/[id]/revoke'],
  ({ actor, params }) => revokeApiKey(actor, params.id),
)
