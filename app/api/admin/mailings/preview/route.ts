import { serve } from '@/lib/api/serve'
import { mailingEndpoints } from '@/lib/newsletter/mailings/endpoints'
import { previewMailing } from '@/lib/newsletter/mailings/preview-mailing'

export const POST = serve(mailingEndpoints['POST /api/admin/mailings/preview'], ({ body }) =>
  previewMailing(body),
)
