import { unclaimedPaymentsSchema } from '@/lib/domains/orders/admin-contracts'
import { unclaimedPayments } from '@/lib/domains/orders/admin-statistics'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/orders/unclaimed', async () =>
  reply(unclaimedPaymentsSchema, await unclaimedPayments()),
)
