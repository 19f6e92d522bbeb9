import { changeQuantity } from '@/lib/cart/change-quantity'
import { cartItemIdSchema, cartItemSchema, changeQuantitySchema } from '@/lib/cart/contracts'
import { removeFromCart } from '@/lib/cart/remove-from-cart'
import { cartSession } from '@/lib/cart/session-header'
import { AppError } from '@/lib/core/errors'
import { parseBody, reply, route } from '@/lib/http/route'

type Params = { itemId: string }

/** What is no UUID can't be in a cart. */
function knownId(itemId: string): string {
  const parsed = cartItemIdSchema.safeParse(itemId)
  if (!parsed.success) throw new AppError('not_found', 'This item is not in the cart')
  return parsed.data
}

export const PATCH = route<Params>(async (request, { itemId }) => {
  const { quantity } = await parseBody(request, changeQuantitySchema)
  return reply(cartItemSchema, await changeQuantity(knownId(itemId), quantity))
})

export const DELETE = route<Params>(async (request, { itemId }) => {
  await removeFromCart(cartSession(request), knownId(itemId))
  return new Response(null, { status: 204 })
})
