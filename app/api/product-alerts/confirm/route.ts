import { serve } from '@/lib/api/serve'
import { confirmAlerts } from '@/lib/product-alerts/confirm-alerts'
import { productAlertEndpoints } from '@/lib/product-alerts/endpoints'

export const POST = serve(productAlertEndpoints['POST /api/product-alerts/confirm'], ({ body }) =>
  confirmAlerts(body.token),
)
