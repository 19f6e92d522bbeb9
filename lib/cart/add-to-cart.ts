import 'server-only'
import { z } from 'zod'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { toProduct } from '@/lib/catalog/to-product'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { noteSource } from './cart-source'
import { recordCartUse } from './cart-statistics'
import { type AddToCart, type CartItem, MAX_QUANTITY } from './contracts'
import { MAX_LINES, tooManyLines } from './line-limit'
import { CART_ITEM_FIELDS, toCartItem } from './queries'

const addToCartRow = z.object({ id: z.string() })

/**
 * Puts a product into a cart, or raises its quantity; two calls at once both count.
 *
 * @throws AppError `not_found`, `out_of_stock`, `conflict` for too many lines, `invalid` above 99
 */
export async function addToCart(
  sessionId: string,
  { productId, quantity, source }: AddToCart,
): Promise<CartItem> {
  const row = await db().product.findFirst({
    where: { id: productId, isHidden: false },
    select: PRODUCT_FIELDS,
  })
  if (!row) throw new AppError('not_found', say('products.notFound'))
  const product = toProduct(row)
  if (!product.inStock)
    throw new AppError('out_of_stock', say('products.outOfStock', { name: product.name }))
  if ((await db().cartItem.count({ where: { sessionId } })) >= MAX_LINES) throw tooManyLines()

  const rows = await rowsOf(
    db(),
    addToCartRow,
    Prisma.sql`
    INSERT INTO "CartItem" ("id", "sessionId", "productId", "quantity", "updatedAt")
    VALUES (${newId()}::uuid, ${sessionId}, ${productId}, ${quantity}, now())
    ON CONFLICT ("sessionId", "productId") DO UPDATE
      SET "quantity" = "CartItem"."quantity" + excluded."quantity", "updatedAt" = now()
      WHERE "CartItem"."quantity" + excluded."quantity" <= ${MAX_QUANTITY}
    RETURNING "id"`,
  )
  const id = rows[0]?.id
  if (!id)
    throw new AppError('invalid', say('cart.ofProductAtMost', { max: MAX_QUANTITY }), {
      issues: [{ path: 'quantity', text: say('cart.quantityAtMostInAll', { max: MAX_QUANTITY }) }],
    })
  recordCartUse(sessionId)
  if (source) await noteSource(sessionId, source)
  return toCartItem(
    await db().cartItem.findUniqueOrThrow({ where: { id }, select: CART_ITEM_FIELDS }),
  )
}
