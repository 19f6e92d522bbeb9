import { serve } from '@/lib/api/serve'
import { changeQuantity } from '@/lib/cart/change-quantity'
import { cartItemIdSchema } from '@/lib/cart/contracts'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { removeFromCart } from '@/lib/cart/remove-from-cart'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** What is no UUID can't be in a cart. */
function knownId({ itemId }: { itemId: string }): string {
  const parsed = cartItemIdSchema.safeParse(itemId)
  if (!parsed.success) throw new AppError('not_found', say('cart.itemNotThere'))
  return parsed.data
}

export const PATCH = serve(cartEndpoints['PATCH /api/cart/[itemId]'], async ({ params, body }) =>
  changeQuantity(knownId(params), body.quantity),
)

export const DELETE = serve(
  cartEndpoints['DELETE /api/cart/[itemId]'],
  async ({ params, sessionId }) => removeFromCart(sessionId, knownId(params)),
)
