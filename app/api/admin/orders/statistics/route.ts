import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { orderStatisticsSchema } from '@/lib/orders/admin-contracts'
import { orderStatistics } from '@/lib/orders/admin-statistics'

export const GET = adminRoute('GET /api/admin/orders/statistics', async () =>
  reply(orderStatisticsSchema, await orderStatistics(new Date())),
)
