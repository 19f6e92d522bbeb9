import { serve } from '@/lib/api/serve'
import { siteImagesEndpoints } from '@/lib/content/site-images/endpoints'
import { listSiteImages } from '@/lib/content/site-images/queries'

export const GET = serve(siteImagesEndpoints['GET /api/admin/site-images'], () => listSiteImages())
