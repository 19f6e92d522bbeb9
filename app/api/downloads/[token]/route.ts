import { serve } from '@/lib/api/serve'
import { downloadResponse } from '@/lib/orders/downloads/download-response'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'

export const GET = serve(
  downloadEndpoints['GET /api/downloads/[token]'],
  ({ params: { token }, request }) => downloadResponse(token, request),
)
