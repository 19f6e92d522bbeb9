import { serve } from '@/lib/api/serve'
import { addToCart } from '@/lib/cart/add-to-cart'
import { clearCart } from '@/lib/cart/clear-cart'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { currentCartOf } from '@/lib/cart/queries'

export const GET = serve(cartEndpoints['GET /api/cart'], ({ sessionId }) =>
  currentCartOf(sessionId),
)

export const POST = serve(cartEndpoints['POST /api/cart'], ({ sessionId, body }) =>
  addToCart(sessionId, body),
)

export const DELETE = serve(cartEndpoints['DELETE /api/cart'], async ({ sessionId }) => {
  await clearCart(sessionId)
})
