import { serve } from '@/lib/api/serve'
import { recallEndpoints } from '@/lib/refunds/recalls/endpoints'
import { retryRecall } from '@/lib/refunds/recalls/retry-recall'

export const POST = serve(
  recallEndpoints['POST /api/admin/key-batches/[id]/recall/retry'],
  ({ actor, params }) => retryRecall(actor, params.id),
)
