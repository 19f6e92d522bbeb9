import { serve } from '@/lib/api/serve'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { processEndpoints } from '@/lib/server/process-endpoints'

/** Called by this very process, which hears of changes outside of any request. */
export const POST = serve(
  processEndpoints['POST /api/internal/refresh-pages'],
  async () => void (await refreshPages()),
)
