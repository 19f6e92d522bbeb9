import { serve } from '@/lib/api/serve'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { recordProductView } from '@/lib/overview/analytics/record-product-view'

export const POST = serve(
  analyticsEndpoints['POST /api/product-views'],
  async ({ body: { productId }, address, agent }) => {
    await recordProductView({ productId, address, agent })
  },
)
