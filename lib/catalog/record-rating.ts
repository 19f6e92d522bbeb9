import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { catalogTags } from './cache-tags'
import { ratingOf, type StarCounts } from './rating-rules'

/**
 * Makes those who change the reviews of a product take turns, until the transaction ends: each then counts
 * what the others have written. To be called before any row of a review is locked.
 */
export async function lockForRating(tx: Tx, productId: number): Promise<void> {
  await lockRows(tx, 'Product', { id: productId }, 'NO KEY UPDATE')
}

/**
 * Records the rating of a product by its buyers, in the transaction of what changed it and under
 * {@link lockForRating}. What was entered before is gone from then on.
 */
export async function recordRating(tx: Tx, productId: number, counts: StarCounts): Promise<void> {
  const { rating, reviewCount } = ratingOf(counts)
  // Past `updatedAt`: whoever has the product open in the back office loses nothing by it.
  await tx.$executeRaw(Prisma.sql`
    UPDATE "Product" SET "rating" = ${rating}::numeric, "reviewCount" = ${reviewCount},
      "ratingSource" = 'reviews'
    WHERE "id" = ${productId}`)
  await invalidateTags(tx, [catalogTags.products])
}
