import { serve } from '@/lib/api/serve'
import { saleEndpoints } from '@/lib/catalog/sales/endpoints'
import { stopSale } from '@/lib/catalog/sales/stop-sale'

export const POST = serve(saleEndpoints['POST /api/admin/sales/[id]/stop'], ({ actor, params }) =>
  stopSale(actor, params.id),
)
