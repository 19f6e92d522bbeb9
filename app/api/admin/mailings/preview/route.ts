import { serve } from '@/lib/api/serve'
import { mailingEndpoints } from '@/lib/marketing/newsletter/mailings/endpoints'
import { previewMailing } from '@/lib/marketing/newsletter/mailings/preview-mailing'

export const POST = serve(mailingEndpoints['POST /api/admin/mailings/preview'], ({ body }) =>
  previewMailing(body),
)
