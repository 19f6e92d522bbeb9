import { serve } from '@/lib/api/serve'
import { changeMailingState } from '@/lib/marketing/newsletter/mailings/change-state'
import { mailingEndpoints } from '@/lib/marketing/newsletter/mailings/endpoints'

export const POST = serve(
  mailingEndpoints['POST /api/admin/mailings/[id]/state'],
  ({ actor, params, body }) => changeMailingState(actor, params.id, body),
)
