import { serve } from '@/lib/api/serve'
import { recallEndpoints } from '@/lib/refunds/recalls/endpoints'
import { batchDetail } from '@/lib/refunds/recalls/queries'

export const GET = serve(recallEndpoints['GET /api/admin/key-batches/[id]'], ({ params }) =>
  batchDetail(params.id),
)
