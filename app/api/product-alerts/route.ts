import { serve } from '@/lib/api/serve'
import { askForAlerts } from '@/lib/catalog/product-alerts/ask-for-alerts'
import { productAlertEndpoints } from '@/lib/catalog/product-alerts/endpoints'

export const POST = serve(productAlertEndpoints['POST /api/product-alerts'], async ({ body }) => {
  if (body.website === '') await askForAlerts(body)
  return { status: 'check_your_inbox' as const }
})
