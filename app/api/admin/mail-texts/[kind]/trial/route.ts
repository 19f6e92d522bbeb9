import { serve } from '@/lib/api/serve'
import { mailTextEndpoints } from '@/lib/mail/texts/endpoints'
import { sendMailTextTrial } from '@/lib/server/mail-texts/send-mail-text-trial'

export const POST = serve(
  mailTextEndpoints['POST /api/admin/mail-texts/[kind]/trial'],
  ({ actor, params, body }) => sendMailTextTrial(actor, params.kind, body),
)
