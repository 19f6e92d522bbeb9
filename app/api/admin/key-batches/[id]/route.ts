import { serve } from '@/lib/api/serve'
import { correctBatch } from '@/lib/licences/correct-batch'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { recallEndpoints } from '@/lib/refunds/recalls/endpoints'
import { batchDetail } from '@/lib/refunds/recalls/queries'

export const GET = serve(recallEndpoints['GET /api/admin/key-batches/[id]'], ({ params }) =>
  batchDetail(params.id),
)

export const PATCH = serve(
  licenceEndpoints['PATCH /api/admin/key-batches/[id]'],
  ({ actor, params, body }) => correctBatch(actor, params.id, body),
)
