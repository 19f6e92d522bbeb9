import { serve } from '@/lib/api/serve'
import { recallEndpoints } from '@/lib/refunds/recalls/endpoints'
import { startRecall } from '@/lib/refunds/recalls/start-recall'

export const POST = serve(
  recallEndpoints['POST /api/admin/key-batches/[id]/recall'],
  ({ actor, params, body }) => startRecall(actor, params.id, body),
)
