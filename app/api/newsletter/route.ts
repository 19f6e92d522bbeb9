import { serve } from '@/lib/api/serve'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'
import { requestSubscription } from '@/lib/marketing/newsletter/request-subscription'

export const POST = serve(newsletterEndpoints['POST /api/newsletter'], async ({ body }) => {
  if (body.website === '') await requestSubscription(body)
  return { status: 'check_your_inbox' as const }
})
