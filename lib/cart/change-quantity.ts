import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { CartItem } from './contracts'
import { CART_ITEM_FIELDS, toCartItem } from './queries'

/** Sets the quantity of a line. The id alone authorises it: it can't be guessed. @throws AppError `not_found` */
export async function changeQuantity(itemId: string, quantity: number): Promise<CartItem> {
  const { count } = await db().cartItem.updateMany({ where: { id: itemId }, data: { quantity } })
  if (count === 0) throw new AppError('not_found', say('cart.itemNotThere'))
  const row = await db().cartItem.findUnique({ where: { id: itemId }, select: CART_ITEM_FIELDS })
  if (!row) throw new AppError('not_found', say('cart.itemNotThere'))
  return toCartItem(row)
}
