import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { deleteMails } from '@/lib/mail/delete-mails'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Deletion } from './admin-contracts'
import { answerReports } from './answer-reports'
import { publishFigures } from './publish-figures'
import { lockReview, REVIEW_ENTITY } from './review-lock'
import { stateReasons } from './state-reasons'

/**
 * Deletes a review with its votes and the mails about it; the product's rating follows. Its reports are answered, and its buyer is
 * mailed why, unless he asked for it. The audit trail keeps nothing of what the buyer wrote.
 *
 * @throws AppError `not_found`
 */
export async function deleteReview(
  actor: Actor,
  id: number,
  { ground, reason }: Deletion,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockReview(tx, id)
    const { productId, stars, status, createdAt } = before
    const decided = { decidedAt: await databaseTime(tx), decidedBy: actor.username }
    const reports = await answerReports(tx, id, 'remove', { ground, reason, ...decided })
    if (ground !== 'author_request')
      await stateReasons(tx, before, {
        decision: 'delete',
        ground,
        reason,
        wasReported: reports > 0,
        decidedAt: decided.decidedAt,
      })
    await deleteMails(tx, `review:${id}`)
    await tx.review.delete({ where: { id } })
    if (status === 'published') await publishFigures(tx, productId)
    await recordAudit(tx, actor, {
      action: 'review.delete',
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { productId, stars, status, createdAt: createdAt.toISOString() },
      after: { ground, ...(reason && { reason }), ...(reports > 0 && { reports }) },
    })
  })
}
