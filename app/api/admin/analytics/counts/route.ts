import { catalogueCountsSchema } from '@/lib/analytics/contracts'
import { catalogueCounts } from '@/lib/analytics/queries'
import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/counts', async () =>
  reply(catalogueCountsSchema, await catalogueCounts()),
)
