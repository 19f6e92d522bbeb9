import { stockOverviewSchema } from '@/lib/domains/licences/contracts'
import { stockOverview } from '@/lib/domains/licences/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/key-stock/overview', async () =>
  reply(stockOverviewSchema, await stockOverview()),
)
