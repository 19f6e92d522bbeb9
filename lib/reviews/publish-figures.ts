import 'server-only'
import { catalogTags } from '@/lib/catalog/cache-tags'
import type { StarCounts } from '@/lib/catalog/rating-rules'
import { recordRating } from '@/lib/catalog/record-rating'
import type { Tx } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'

/** How often each number of stars was given in the published reviews of a product. */
export async function starCounts(tx: Tx, productId: number): Promise<StarCounts> {
  const rows = await tx.review.groupBy({
    by: ['stars'],
    where: { productId, status: 'published' },
    _count: true,
  })
  const of = (stars: number) => rows.find((row) => row.stars === stars)?._count ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}

/**
 * Brings a product's rating up to date with its published reviews, and its page with both. Runs in the
 * transaction of the change, under lockForRating.
 */
export async function publishFigures(tx: Tx, productId: number): Promise<void> {
  await recordRating(tx, productId, await starCounts(tx, productId))
  await showAgain(tx, productId)
}

/** Renders the page of a product again, after a change that its rating does not know of. */
export const showAgain = (tx: Tx, productId: number): Promise<void> =>
  invalidateTags(tx, [catalogTags.product(productId)])
