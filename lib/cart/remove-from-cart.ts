import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** Takes a line out of a session's cart. @throws AppError `not_found` */
export async function removeFromCart(sessionId: string, itemId: string): Promise<void> {
  const { count } = await db().cartItem.deleteMany({ where: { id: itemId, sessionId } })
  if (count === 0) throw new AppError('not_found', say('cart.itemNotThere'))
}
