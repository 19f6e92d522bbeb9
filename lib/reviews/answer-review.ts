import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { showAgain } from './publish-figures'
import { lockReview, REVIEW_ENTITY } from './review-lock'

/**
 * Writes the store's public answer to a review; an empty text takes it away.
 *
 * @throws AppError `not_found`
 */
export async function answerReview(actor: Actor, id: number, text: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockReview(tx, id)
    const answer = text || null
    if (answer === before.answer) return
    await tx.review.update({
      where: { id },
      data: { answer, answeredAt: answer ? (before.answeredAt ?? new Date()) : null },
    })
    if (before.status === 'published') await showAgain(tx, before.productId)
    await recordAudit(tx, actor, {
      action: answer ? 'review.answer' : 'review.answer_removed',
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { answer: before.answer },
      after: { answer },
    })
  })
}
