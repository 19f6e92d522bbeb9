import { serve } from '@/lib/api/serve'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'
import { listSubscribers } from '@/lib/marketing/newsletter/queries'

export const GET = serve(newsletterEndpoints['GET /api/admin/subscribers'], ({ query }) =>
  listSubscribers(query),
)
