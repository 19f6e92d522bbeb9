import { serve } from '@/lib/api/serve'
import { changeMailingState } from '@/lib/newsletter/mailings/change-state'
import { mailingEndpoints } from '@/lib/newsletter/mailings/endpoints'

export const POST = serve(
  mailingEndpoints['POST /api/admin/mailings/[id]/state'],
  ({ actor, params, body }) => changeMailingState(actor, params.id, body),
)
