import { siteImagesSchema } from '@/lib/domains/media/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'
import { listSiteImages } from '@/lib/workflows/site-images'

export const GET = adminRoute('GET /api/admin/site-images', async () =>
  reply(siteImagesSchema, await listSiteImages()),
)
