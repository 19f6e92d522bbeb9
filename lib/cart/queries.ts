import 'server-only'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
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
