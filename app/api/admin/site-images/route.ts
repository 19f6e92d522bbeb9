import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { siteImagesSchema } from '@/lib/media/contracts'
import { listSiteImages } from '@/lib/site-images/queries'

export const GET = adminRoute('GET /api/admin/site-images', async () =>
  reply(siteImagesSchema, await listSiteImages()),
)
