import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Decision } from './admin-contracts'
import { publishFigures } from './publish-figures'
import { lockReview, REVIEW_ENTITY } from './review-lock'
import { moveReview } from './transition'

/**
 * Publishes a review, declines it with a reason, or hides it; the product's rating follows in the same
 * transaction. The audit trail records nothing of what the buyer wrote: it outlives the review.
 *
 * @throws AppError `not_found`; `conflict` when its buyer has changed it since it was read, or for a
 *   decision that its state does not allow
 */
export async function decideReview(
  actor: Actor,
  id: number,
  { decision, reason, expectedUpdatedAt }: Decision,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockReview(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisReview'))
    const moved = await moveReview(tx, id, decision, {
      declineReason: decision === 'decline' ? reason : null,
      ...(decision === 'publish' && { publishedAt: before.publishedAt ?? new Date() }),
    })
    if (!moved)
      throw new AppError('conflict', say('reviews.reviewInState', { status: before.status }))
    if (decision !== 'decline') await publishFigures(tx, before.productId)
    await recordAudit(tx, actor, {
      action: `review.${decision}`,
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { status: before.status, stars: before.stars, productId: before.productId },
      after: reason ? { reason } : {},
    })
  })
}
