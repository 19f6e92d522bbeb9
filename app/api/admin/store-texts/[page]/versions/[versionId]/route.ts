import { serve } from '@/lib/api/serve'
import { storeTextsEndpoints } from '@/lib/content/store-texts/endpoints'
import { requireStoreTextVersion } from '@/lib/content/store-texts/queries'

export const GET = serve(
  storeTextsEndpoints['GET /api/admin/store-texts/[page]/versions/[versionId]'],
  ({ params }) => requireStoreTextVersion(params.page, params.versionId),
)
