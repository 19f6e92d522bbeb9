import { serve } from '@/lib/api/serve'
import { createMailing } from '@/lib/marketing/newsletter/mailings/create-mailing'
import { mailingEndpoints } from '@/lib/marketing/newsletter/mailings/endpoints'
import { listMailings } from '@/lib/marketing/newsletter/mailings/queries'

export const GET = serve(mailingEndpoints['GET /api/admin/mailings'], ({ query }) =>
  listMailings(query),
)

export const POST = serve(mailingEndpoints['POST /api/admin/mailings'], ({ actor, body }) =>
  createMailing(actor, body),
)
