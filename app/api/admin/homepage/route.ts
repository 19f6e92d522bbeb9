import { serve } from '@/lib/api/serve'
import { homepageEndpoints } from '@/lib/content/homepage/endpoints'
import { readHomepage } from '@/lib/content/homepage/queries'
import { saveHomepage } from '@/lib/content/homepage/save-homepage'

export const GET = serve(homepageEndpoints['GET /api/admin/homepage'], () => readHomepage())

export const PUT = serve(homepageEndpoints['PUT /api/admin/homepage'], ({ actor, body }) =>
  saveHomepage(actor, body),
)
