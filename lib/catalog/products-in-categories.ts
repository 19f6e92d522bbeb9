import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const productsInCategoriesRow = z.object({ productId: z.number() })

/**
 * Which products are in the lists of categories, as their pages show them: a main category has what is in its visible
 * subcategories, too.
 */
export async function productsInCategories(
  productIds: readonly number[],
  categoryIds: readonly number[],
  tx: Tx = db(),
): Promise<number[]> {
  if (productIds.length === 0 || categoryIds.length === 0) return []
  const rows = await rowsOf(
    tx,
    productsInCategoriesRow,
    Prisma.sql`
    SELECT DISTINCT "productId" FROM "ListedProduct"
    WHERE "productId" = ANY(${productIds}::int[]) AND "listId" = ANY(${categoryIds}::int[])`,
  )
  return rows.map(({ productId }) => productId)
}
