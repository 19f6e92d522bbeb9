import { serve } from '@/lib/api/serve'
import { newsletterEndpoints } from '@/lib/newsletter/endpoints'
import { listSubscribers } from '@/lib/newsletter/queries'

export const GET = serve(newsletterEndpoints['GET /api/admin/subscribers'], ({ query }) =>
  listSubscribers(query),
)
