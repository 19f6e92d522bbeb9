import { serve } from '@/lib/api/serve'
import { mailTextEndpoints } from '@/lib/mail/texts/endpoints'
import { previewMailText } from '@/lib/server/mail-texts/preview-mail-text'

export const POST = serve(
  mailTextEndpoints['POST /api/admin/mail-texts/[kind]/preview'],
  ({ params, body }) => previewMailText(params.kind, body),
)
