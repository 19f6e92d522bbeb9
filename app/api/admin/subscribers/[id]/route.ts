import { serve } from '@/lib/api/serve'
import { newsletterEndpoints } from '@/lib/marketing/newsletter/endpoints'
import { removeSubscriber } from '@/lib/marketing/newsletter/remove-subscriber'

export const DELETE = serve(
  newsletterEndpoints['DELETE /api/admin/subscribers/[id]'],
  ({ actor, params }) => removeSubscriber(actor, params.id),
)
