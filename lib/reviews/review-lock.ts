import 'server-only'
import { lockForRating } from '@/lib/catalog/record-rating'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const REVIEW_ENTITY = 'review'

type Row = Prisma.ReviewGetPayload<object>

/**
 * A review, which nobody else changes until the transaction ends: all who do lock its product first.
 *
 * @throws AppError `not_found`
 */
export async function lockReview(tx: Tx, id: number): Promise<Row> {
  const found = await tx.review.findUnique({ where: { id }, select: { productId: true } })
  if (found) await lockForRating(tx, found.productId)
  const row = await tx.review.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('reviews.unknown'))
  return row
}
