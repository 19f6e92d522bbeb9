import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Decision } from './admin-contracts'
import { answerReports } from './answer-reports'
import { publishFigures } from './publish-figures'
import { lockReview, REVIEW_ENTITY } from './review-lock'
import { stateReasons } from './state-reasons'
import { moveReview, UNDECIDED } from './transition'

/**
 * Publishes a review, declines it with a reason, or hides it; the product's rating follows in the same
 * transaction. Whoever wrote what is taken down is mailed why, and its reports are answered. The audit trail records nothing of
 * what the buyer wrote: it outlives the review.
 *
 * @throws AppError `not_found`; `conflict` when its buyer has changed it since it was read, or for a
 *   decision that its state does not allow
 */
export async function decideReview(
  actor: Actor,
  id: number,
  { decision, ground, reason, expectedUpdatedAt }: Decision,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockReview(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisReview'))
    const decided = { decidedAt: await databaseTime(tx), decidedBy: actor.username }
    const moved = await moveReview(tx, id, decision, {
      declineReason: decision === 'decline' ? reason : null,
      ...(decision === 'publish'
        ? { ...UNDECIDED, publishedAt: before.publishedAt ?? new Date() }
        : { decisionGround: ground, decisionReason: reason, ...decided }),
    })
    if (!moved)
      throw new AppError('conflict', say('reviews.reviewInState', { status: before.status }))
    if (decision !== 'decline') await publishFigures(tx, before.productId)
    const isTaken = decision !== 'publish'
    const reports = await answerReports(tx, id, isTaken ? 'remove' : 'keep', {
      ground: isTaken ? ground : null,
      reason,
      ...decided,
    })
    if (isTaken)
      await stateReasons(tx, before, {
        decision,
        ground,
        reason,
        wasReported: reports > 0,
        decidedAt: decided.decidedAt,
      })
    await recordAudit(tx, actor, {
      action: `review.${decision}`,
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { status: before.status, stars: before.stars, productId: before.productId },
      after: {
        ...(isTaken && { ground }),
        ...(reason && { reason }),
        ...(reports > 0 && { reports }),
      },
    })
  })
}
