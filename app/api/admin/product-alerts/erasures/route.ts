import { serve } from '@/lib/api/serve'
import { productAlertEndpoints } from '@/lib/catalog/product-alerts/endpoints'
import { eraseWatcherForOwner } from '@/lib/catalog/product-alerts/erase-watcher'

export const POST = serve(
  productAlertEndpoints['POST /api/admin/product-alerts/erasures'],
  async ({ body, actor }) => ({ alerts: await eraseWatcherForOwner(actor, body.email) }),
)
