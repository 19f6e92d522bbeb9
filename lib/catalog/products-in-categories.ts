import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'

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
  const rows = await tx.$queryRaw<{ productId: number }[]>(Prisma.sql`
    SELECT DISTINCT "productId" FROM "ListedProduct"
    WHERE "productId" = ANY(${productIds}::int[]) AND "listId" = ANY(${categoryIds}::int[])`)
  return rows.map(({ productId }) => productId)
}
