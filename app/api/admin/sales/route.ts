import { serve } from '@/lib/api/serve'
import { saleEndpoints } from '@/lib/catalog/sales/endpoints'
import { planSale } from '@/lib/catalog/sales/plan-sale'
import { listSales } from '@/lib/catalog/sales/queries'

export const GET = serve(saleEndpoints['GET /api/admin/sales'], ({ query }) => listSales(query))

export const POST = serve(saleEndpoints['POST /api/admin/sales'], ({ actor, body }) =>
  planSale(actor, body),
)
