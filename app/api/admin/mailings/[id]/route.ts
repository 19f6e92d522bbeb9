import { serve } from '@/lib/api/serve'
import { changeMailing } from '@/lib/marketing/newsletter/mailings/change-mailing'
import { deleteMailing } from '@/lib/marketing/newsletter/mailings/delete-mailing'
import { mailingEndpoints } from '@/lib/marketing/newsletter/mailings/endpoints'
import { readMailing } from '@/lib/marketing/newsletter/mailings/queries'

export const GET = serve(mailingEndpoints['GET /api/admin/mailings/[id]'], ({ params }) =>
  readMailing(params.id),
)

export const PUT = serve(
  mailingEndpoints['PUT /api/admin/mailings/[id]'],
  ({ actor, params, body }) => changeMailing(actor, params.id, body),
)

export const DELETE = serve(
  mailingEndpoints['DELETE /api/admin/mailings/[id]'],
  ({ actor, params }) => deleteMailing(actor, params.id),
)
