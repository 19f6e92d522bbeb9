import { catalogueCountsSchema } from '@/lib/domains/analytics/contracts'
import { catalogueCounts } from '@/lib/domains/analytics/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/analytics/counts', async () =>
  reply(catalogueCountsSchema, await catalogueCounts()),
)
