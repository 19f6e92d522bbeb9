import { serve } from '@/lib/api/serve'
import { providerEventEndpoints } from '@/lib/checkout/provider-events/endpoints'
import { listProviderEvents } from '@/lib/checkout/provider-events/queries'

export const GET = serve(providerEventEndpoints['GET /api/admin/provider-events'], ({ query }) =>
  listProviderEvents(query),
)
