import { serve } from '@/lib/api/serve'
import { pagesEndpoints } from '@/lib/content/pages/endpoints'
import { previewPage } from '@/lib/content/pages/preview-page'

export const POST = serve(pagesEndpoints['POST /api/admin/pages/preview'], ({ actor, body }) =>
  previewPage(actor, body),
)
