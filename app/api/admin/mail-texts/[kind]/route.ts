import { serve } from '@/lib/api/serve'
import { changeMailText } from '@/lib/mail/texts/change-mail-text'
import { mailTextEndpoints } from '@/lib/mail/texts/endpoints'
import { mailTexts } from '@/lib/mail/texts/queries'

export const GET = serve(mailTextEndpoints['GET /api/admin/mail-texts/[kind]'], ({ params }) =>
  mailTexts(params.kind),
)

export const PUT = serve(
  mailTextEndpoints['PUT /api/admin/mail-texts/[kind]'],
  ({ actor, params, body }) => changeMailText(actor, params.kind, body),
)
