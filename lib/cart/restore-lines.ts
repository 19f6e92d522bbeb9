import 'server-only'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { toProduct } from '@/lib/catalog/to-product'
import { db, Prisma } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCartUse } from './cart-statistics'
import { MAX_QUANTITY } from './contracts'
import { MAX_LINES, tooManyLines } from './line-limit'

type Line = { productId: number; quantity: number }

/**
 * Makes sure that a session's cart holds at least these quantities of what can be bought; doing it again changes nothing.
 *
 * @returns the ids of the products that can be bought
 * @throws AppError `conflict` for too many lines
 */
export async function restoreLines(sessionId: string, lines: readonly Line[]): Promise<number[]> {
  const rows = await db().product.findMany({
    where: { id: { in: lines.map(({ productId }) => productId) }, isHidden: false },
    select: PRODUCT_FIELDS,
  })
  const buyable = new Set(
    rows
      .map(toProduct)
      .filter(({ inStock }) => inStock)
      .map(({ id }) => id),
  )
  const wanted = lines.filter(({ productId }) => buyable.has(productId))
  if (wanted.length === 0) return []
  const others = await db().cartItem.count({
    where: { sessionId, productId: { notIn: [...buyable] } },
  })
  if (others + wanted.length > MAX_LINES) throw tooManyLines()
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "CartItem" ("id", "sessionId", "productId", "quantity", "updatedAt")
    SELECT w."id", ${sessionId}, w."productId", w."quantity", now()
    FROM unnest(${wanted.map(() => newId())}::uuid[], ${wanted.map(({ productId }) => productId)}::int[],
      ${wanted.map(({ quantity }) => Math.min(quantity, MAX_QUANTITY))}::int[]) AS w("id", "productId", "quantity")
    ORDER BY w."productId"
    ON CONFLICT ("sessionId", "productId") DO UPDATE
      SET "quantity" = excluded."quantity", "updatedAt" = now()
      WHERE "CartItem"."quantity" < excluded."quantity"`)
  recordCartUse(sessionId)
  return [...buyable]
}
