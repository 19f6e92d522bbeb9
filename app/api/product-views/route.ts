import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { recordProductView } from '@/lib/analytics/record-product-view'
import { serve } from '@/lib/api/serve'

export const POST = serve(
  analyticsEndpoints['POST /api/product-views'],
  async ({ body: { productId }, address, agent }) => {
    await recordProductView({ productId, address, agent })
  },
)
