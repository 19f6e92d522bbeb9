import { serve } from '@/lib/api/serve'
import { confirmSubscription } from '@/lib/marketing/newsletter/confirm-subscription'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'

export const POST = serve(newsletterEndpoints['POST /api/newsletter/confirm'], ({ body }) =>
  confirmSubscription(body.token),
)
