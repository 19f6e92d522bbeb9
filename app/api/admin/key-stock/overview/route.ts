import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { stockOverviewSchema } from '@/lib/licences/contracts'
import { stockOverview } from '@/lib/licences/queries'

export const GET = adminRoute('GET /api/admin/key-stock/overview', async () =>
  reply(stockOverviewSchema, await stockOverview()),
)
