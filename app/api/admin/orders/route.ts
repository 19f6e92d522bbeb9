import { serve } from '@/lib/api/serve'
import { listOrders } from '@/lib/orders/admin-queries'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const GET = serve(orderEndpoints['GET /api/admin/orders'], ({ query }) => listOrders(query))
