import 'server-only'
import { db } from '@/lib/core/db'
import { deleteMails } from '@/lib/mail/delete-mails'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { publishFigures } from './publish-figures'
import { lockReview, REVIEW_ENTITY } from './review-lock'

/**
 * Deletes a review with its votes and the mails about it; the product's rating follows. The audit trail
 * keeps nothing of what the buyer wrote.
 *
 * @throws AppError `not_found`
 */
export async function deleteReview(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const { productId, stars, status, createdAt } = await lockReview(tx, id)
    await deleteMails(tx, `review:${id}`)
    await tx.review.delete({ where: { id } })
    if (status === 'published') await publishFigures(tx, productId)
    await recordAudit(tx, actor, {
      action: 'review.delete',
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { productId, stars, status, createdAt: createdAt.toISOString() },
    })
  })
}
