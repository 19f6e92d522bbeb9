import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { listUnpaidPayments } from '@/lib/orders/unpaid-payments'

export const GET = serve(orderEndpoints['GET /api/admin/payments/unpaid'], ({ query }) =>
  listUnpaidPayments(query),
)
