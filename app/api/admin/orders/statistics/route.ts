import { orderStatisticsSchema } from '@/lib/domains/orders/admin-contracts'
import { orderStatistics } from '@/lib/domains/orders/admin-statistics'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/orders/statistics', async () =>
  reply(orderStatisticsSchema, await orderStatistics(new Date())),
)
