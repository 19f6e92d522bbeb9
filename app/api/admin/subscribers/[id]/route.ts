import { serve } from '@/lib/api/serve'
import { newsletterEndpoints } from '@/lib/newsletter/endpoints'
import { removeSubscriber } from '@/lib/newsletter/remove-subscriber'

export const DELETE = serve(
  newsletterEndpoints['DELETE /api/admin/subscribers/[id]'],
  ({ actor, params }) => removeSubscriber(actor, params.id),
)
