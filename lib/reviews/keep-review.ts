import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Keeping } from './admin-contracts'
import { answerReports } from './answer-reports'
import { lockReview, REVIEW_ENTITY } from './review-lock'

/**
 * Answers the open reports of a review: it stays as it is.
 *
 * @throws AppError `not_found`; `conflict` when its buyer has changed it since it was read, or no report is open
 */
export async function keepReview(
  actor: Actor,
  id: number,
  { reason, expectedUpdatedAt }: Keeping,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { updatedAt, status } = await lockReview(tx, id)
    requireUpdatedAt(updatedAt, expectedUpdatedAt, say('conflict.thisReview'))
    const reports = await answerReports(tx, id, 'keep', {
      ground: null,
      reason,
      decidedAt: await databaseTime(tx),
      decidedBy: actor.username,
    })
    if (reports === 0) throw new AppError('conflict', say('reviews.noOpenReport'))
    await recordAudit(tx, actor, {
      action: 'review.keep',
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { status },
      after: { reports, ...(reason && { reason }) },
    })
  })
}
