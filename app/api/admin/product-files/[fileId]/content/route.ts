import { serve } from '@/lib/api/serve'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { receivePiece } from '@/lib/orders/downloads/receive-piece'

export const PUT = serve(
  downloadEndpoints['PUT /api/admin/product-files/[fileId]/content'],
  ({ actor, params, query, request }) =>
    receivePiece(actor, params.fileId, query.offset, request.body),
)
