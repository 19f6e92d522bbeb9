import { serve } from '@/lib/api/serve'
import { homepageEndpoints } from '@/lib/homepage/endpoints'
import { readHomepage } from '@/lib/homepage/queries'
import { saveHomepage } from '@/lib/homepage/save-homepage'

export const GET = serve(homepageEndpoints['GET /api/admin/homepage'], () => readHomepage())

export const PUT = serve(homepageEndpoints['PUT /api/admin/homepage'], ({ actor, body }) =>
  saveHomepage(actor, body),
)
