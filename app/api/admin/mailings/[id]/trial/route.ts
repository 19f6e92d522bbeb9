import { serve } from '@/lib/api/serve'
import { mailingEndpoints } from '@/lib/marketing/newsletter/mailings/endpoints'
import { sendMailingTrial } from '@/lib/marketing/newsletter/mailings/send-trial'

export const POST = serve(
  mailingEndpoints['POST /api/admin/mailings/[id]/trial'],
  ({ actor, params, body }) => sendMailingTrial(actor, params.id, body.language),
)
