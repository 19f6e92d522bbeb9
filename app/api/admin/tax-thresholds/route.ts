import { serve } from '@/lib/api/serve'
import { taxThresholdEndpoints } from '@/lib/bookkeeping/tax-thresholds/endpoints'
import { watchedThresholds } from '@/lib/bookkeeping/tax-thresholds/queries'

export const GET = serve(taxThresholdEndpoints['GET /api/admin/tax-thresholds'], () =>
  watchedThresholds(),
)
