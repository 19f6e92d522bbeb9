import { addToCart } from '@/lib/cart/add-to-cart'
import { clearCart } from '@/lib/cart/clear-cart'
import { addToCartSchema, cartItemSchema, cartSchema } from '@/lib/cart/contracts'
import { cartOf } from '@/lib/cart/queries'
import { cartSession } from '@/lib/cart/session-header'
import { parseBody, reply, route } from '@/lib/http/route'

export const GET = route(async (request) => reply(cartSchema, await cartOf(cartSession(request))))

export const POST = route(async (request) => {
  const sessionId = cartSession(request)
  const addition = await parseBody(request, addToCartSchema)
  return reply(cartItemSchema, await addToCart(sessionId, addition), { status: 201 })
})

export const DELETE = route(async (request) => {
  await clearCart(cartSession(request))
  return new Response(null, { status: 204 })
})
