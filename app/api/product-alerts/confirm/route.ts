import { serve } from '@/lib/api/serve'
import { confirmAlerts } from '@/lib/catalog/product-alerts/confirm-alerts'
import { productAlertEndpoints } from '@/lib/catalog/product-alerts/endpoints'

export const POST = serve(productAlertEndpoints['POST /api/product-alerts/confirm'], ({ body }) =>
  confirmAlerts(body.token),
)
