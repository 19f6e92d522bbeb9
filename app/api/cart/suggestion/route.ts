import { serve } from '@/lib/api/serve'
import { suggestionBeside } from '@/lib/orders/bought-with'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const GET = serve(orderEndpoints['GET /api/cart/suggestion'], async ({ query }) => ({
  product: await suggestionBeside(query.ids),
}))
