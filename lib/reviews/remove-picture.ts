import 'server-only'
import { db } from '@/lib/core/db'
import { unknownPicture } from '@/lib/media/visitor-pictures/queries'
import { removeVisitorPicture } from '@/lib/media/visitor-pictures/remove-visitor-pictures'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { awaitOthers } from '@/lib/platform/server-processes'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminReview } from './admin-contracts'
import type { OwnReview } from './contracts'
import { showAgain } from './publish-figures'
import { adminReview } from './queries'
import { lockReview, REVIEW_ENTITY } from './review-lock'
import { orderOfLink, ownReview, reviewableItems, reviewOfItem } from './reviewable-order'

/**
 * Takes a picture off a review, for the one who wrote it. Nobody has to read what is left again.
 *
 * @throws AppError as orderOfLink; `not_found` for pictures of others
 */
export async function removeOwnPicture(id: string, token: string): Promise<OwnReview> {
  const own = await db().$transaction(async (tx) => {
    const order = await orderOfLink(token, tx)
    for (const item of reviewableItems(order)) {
      const review = await reviewOfItem(tx, item, order.customerEmail)
      if (!review || !(await removeVisitorPicture(tx, id, { reviewId: review.id }))) continue
      if (review.status === 'published') await showAgain(tx, review.productId)
      return ownReview(review, tx)
    }
    throw unknownPicture()
  })
  await awaitOthers(await refreshPages())
  return own
}

/**
 * Takes a picture off a review for good, whatever becomes of the rest. The audit trail keeps nothing of it.
 *
 * @throws AppError `not_found`
 */
export async function takePictureAway(
  actor: Actor,
  { id, picture }: { id: number; picture: string },
): Promise<AdminReview> {
  await db().$transaction(async (tx) => {
    const { productId, status } = await lockReview(tx, id)
    if (!(await removeVisitorPicture(tx, picture, { reviewId: id }))) throw unknownPicture()
    if (status === 'published') await showAgain(tx, productId)
    await recordAudit(tx, actor, {
      action: 'review.remove_picture',
      entityType: REVIEW_ENTITY,
      entityId: id,
      before: { productId, status, picture },
    })
  })
  return adminReview(id)
}
