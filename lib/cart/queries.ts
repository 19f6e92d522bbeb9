import 'server-only'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { settleDueSales } from '@/lib/catalog/sales/settle-products'
import { toProduct } from '@/lib/catalog/to-product'
import { db, type Tx } from '@/lib/core/db'
import type { CartItem } from './contracts'

export const CART_ITEM_FIELDS = {
  id: true,
  sessionId: true,
  productId: true,
  quantity: true,
  product: { select: PRODUCT_FIELDS },
} as const

type Row = Omit<CartItem, 'product'> & { product: Parameters<typeof toProduct>[0] }

export const toCartItem = (row: Row): CartItem => ({ ...row, product: toProduct(row.product) })

/** A session's cart, in the order in which things were added. Hidden products are left out. */
export async function cartOf(sessionId: string, tx: Tx = db()): Promise<CartItem[]> {
  const rows = await tx.cartItem.findMany({
    where: { sessionId, product: { isHidden: false } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: CART_ITEM_FIELDS,
  })
  return rows.map(toCartItem)
}

/** Begins and ends what is due of the sales of what is in a session's cart: what is read of it then costs what it does now. */
export const settleSalesOfCart = (sessionId: string): Promise<void> =>
  settleDueSales(async () => {
    const rows = await db().cartItem.findMany({
      where: { sessionId },
      select: { productId: true },
    })
    return rows.map(({ productId }) => productId)
  })

/** {@link cartOf} at the prices of this moment. */
export async function currentCartOf(sessionId: string): Promise<CartItem[]> {
  await settleSalesOfCart(sessionId)
  return cartOf(sessionId)
}
