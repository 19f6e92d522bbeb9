import { serve } from '@/lib/api/serve'
import { siteImagesEndpoints } from '@/lib/site-images/endpoints'
import { listSiteImages } from '@/lib/site-images/queries'

export const GET = serve(siteImagesEndpoints['GET /api/admin/site-images'], () => listSiteImages())
