import { serve } from '@/lib/api/serve'
import { changeSale } from '@/lib/catalog/sales/change-sale'
import { deleteSale } from '@/lib/catalog/sales/delete-sale'
import { saleEndpoints } from '@/lib/catalog/sales/endpoints'

export const PUT = serve(saleEndpoints['PUT /api/admin/sales/[id]'], ({ actor, params, body }) =>
  changeSale(actor, params.id, body),
)

export const DELETE = serve(saleEndpoints['DELETE /api/admin/sales/[id]'], ({ actor, params }) =>
  deleteSale(actor, params.id),
)
