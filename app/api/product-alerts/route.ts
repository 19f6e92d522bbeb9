import { serve } from '@/lib/api/serve'
import { askForAlerts } from '@/lib/product-alerts/ask-for-alerts'
import { productAlertEndpoints } from '@/lib/product-alerts/endpoints'

export const POST = serve(productAlertEndpoints['POST /api/product-alerts'], async ({ body }) => {
  if (body.website === '') await askForAlerts(body)
  return { status: 'check_your_inbox' as const }
})
