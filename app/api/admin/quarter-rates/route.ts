import { serve } from '@/lib/api/serve'
import { rateEndpoints } from '@/lib/settings/rates/endpoints'
import { typeQuarterRate } from '@/lib/settings/rates/type-quarter-rate'

export const PUT = serve(rateEndpoints['PUT /api/admin/quarter-rates'], ({ actor, body }) =>
  typeQuarterRate(actor, body),
)
