import { serve } from '@/lib/api/serve'
import { providerEventEndpoints } from '@/lib/provider-events/endpoints'
import { listProviderEvents } from '@/lib/provider-events/queries'

export const GET = serve(providerEventEndpoints['GET /api/admin/provider-events'], ({ query }) =>
  listProviderEvents(query),
)
