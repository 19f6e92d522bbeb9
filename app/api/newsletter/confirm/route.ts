import { serve } from '@/lib/api/serve'
import { confirmSubscription } from '@/lib/newsletter/confirm-subscription'
import { newsletterEndpoints } from '@/lib/newsletter/endpoints'

export const POST = serve(newsletterEndpoints['POST /api/newsletter/confirm'], ({ body }) =>
  confirmSubscription(body.token),
)
