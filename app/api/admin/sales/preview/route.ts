import { serve } from '@/lib/api/serve'
import { saleEndpoints } from '@/lib/catalog/sales/endpoints'
import { previewSale } from '@/lib/catalog/sales/preview-sale'

export const POST = serve(saleEndpoints['POST /api/admin/sales/preview'], ({ body }) =>
  previewSale(body),
)
