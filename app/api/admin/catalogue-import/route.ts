import { serve } from '@/lib/api/serve'
import { catalogueImportEndpoints } from '@/lib/content/woocommerce/imports/endpoints'
import { latestTakeover } from '@/lib/content/woocommerce/imports/queries'
import { startTakeover } from '@/lib/content/woocommerce/imports/start-takeover'

export const GET = serve(catalogueImportEndpoints['GET /api/admin/catalogue-import'], async () => ({
  import: await latestTakeover(),
}))

export const POST = serve(
  catalogueImportEndpoints['POST /api/admin/catalogue-import'],
  ({ actor, body }) => startTakeover(actor, body),
)
