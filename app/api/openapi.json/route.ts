import { documentationEndpoints } from '@/lib/api/documentation-endpoints'
import { openApiDocument } from '@/lib/api/openapi'
import { serve } from '@/lib/api/serve'

export const GET = serve(
  documentationEndpoints['GET /api/openapi.json'],
  () =>
    new Response(openApiDocument(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    }),
)
