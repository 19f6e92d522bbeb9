import { serve } from '@/lib/api/serve'
import { catalogueImportEndpoints } from '@/lib/content/woocommerce/imports/endpoints'
import { endTakeover } from '@/lib/content/woocommerce/imports/start-takeover'

export const POST = serve(
  catalogueImportEndpoints['POST /api/admin/catalogue-import/end'],
  ({ actor }) => endTakeover(actor),
)
