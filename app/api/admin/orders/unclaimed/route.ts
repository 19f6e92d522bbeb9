import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { unclaimedPaymentsSchema } from '@/lib/orders/admin-contracts'
import { listUnclaimedPayments } from '@/lib/orders/admin-statistics'

export const GET = adminRoute('GET /api/admin/orders/unclaimed', async () =>
  reply(unclaimedPaymentsSchema, await listUnclaimedPayments()),
)
