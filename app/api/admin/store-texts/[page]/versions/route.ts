import { serve } from '@/lib/api/serve'
import { storeTextsEndpoints } from '@/lib/content/store-texts/endpoints'
import { storeTextVersions } from '@/lib/content/store-texts/queries'

export const GET = serve(
  storeTextsEndpoints['GET /api/admin/store-texts/[page]/versions'],
  ({ params }) => storeTextVersions(params.page),
)
