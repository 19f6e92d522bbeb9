import { serve } from '@/lib/api/serve'
import { keyBatches } from '@/lib/licences/batch-queries'
import { licenceEndpoints } from '@/lib/licences/endpoints'

export const GET = serve(licenceEndpoints['GET /api/admin/key-batches'], ({ query }) =>
  keyBatches(query),
)
