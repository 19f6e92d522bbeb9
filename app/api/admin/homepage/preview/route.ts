import { serve } from '@/lib/api/serve'
import { homepageEndpoints } from '@/lib/content/homepage/endpoints'
import { previewHomepage } from '@/lib/content/homepage/preview-homepage'

export const POST = serve(
  homepageEndpoints['POST /api/admin/homepage/preview'],
  ({ actor, body }) => previewHomepage(actor, body),
)
