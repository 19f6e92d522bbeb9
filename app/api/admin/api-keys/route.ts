import { serve } from '@/lib/api/serve'
import { createApiKey } from '@/lib/staff/api-keys/create-api-key'
import { apiKeyEndpoints } from '@/lib/staff/api-keys/endpoints'
import { apiKeys } from '@/lib/staff/api-keys/queries'

export const GET = serve(apiKeyEndpoints['GET /api/admin/api-keys'], () => apiKeys())

export const POST = serve(apiKeyEndpoints['POST /api/admin/api-keys'], ({ actor, body }) =>
  createApiKey(actor, body),
)
