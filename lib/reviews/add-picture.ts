import 'server-only'
import { lockForRating } from '@/lib/catalog/record-rating'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { consumeLimit } from '@/lib/http/rate-limit'
import { cleanVisitorPicture } from '@/lib/media/visitor-pictures/clean-visitor-picture'
import { picturesLeft } from '@/lib/media/visitor-pictures/picture-rules'
import { countPictures } from '@/lib/media/visitor-pictures/queries'
import { storeVisitorPicture } from '@/lib/media/visitor-pictures/store-visitor-picture'
import { lockOrder } from '@/lib/orders/locks'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { awaitOthers } from '@/lib/platform/server-processes'
import { currentSettings } from '@/lib/settings/queries'
import type { OwnReview } from './contracts'
import { publishFigures } from './publish-figures'
import { MAX_REVIEW_PICTURES, revisionOf } from './review-rules'
import { orderOfLink, ownReview, reviewableItems, reviewOfItem } from './reviewable-order'
import { tellOwner } from './tell-owner'
import { moveReview, UNDECIDED } from './transition'

/** Encoding takes time: nobody changes their mind so often. */
const OF_ONE_ORDER = { name: 'review-pictures-of-one-order', points: 40, seconds: 86_400 }

type Added = { token: string; itemId: number; picture: File }

/**
 * Adds a picture to a review that its buyer has written. The review is changed by it: where reviews are read before they are shown,
 * it waits again, so that nothing is shown that nobody has seen.
 *
 * @throws AppError as orderOfLink and cleanVisitorPicture; `not_found` for what the order does not have; `conflict` with a `reason`
 *   while there is no review, or once it has as many as it may
 */
export async function addReviewPicture({ token, itemId, picture }: Added): Promise<OwnReview> {
  const linked = await orderOfLink(token)
  await consumeLimit(OF_ONE_ORDER, String(linked.id))
  // Nothing is encoded in vain.
  await writtenReview(db(), linked, itemId)
  const clean = await cleanVisitorPicture(picture)
  const { own, isPublic } = await db().$transaction(async (tx) => {
    await lockOrder(tx, linked.id)
    const order = await orderOfLink(token, tx)
    const { productId } = reviewedItem(order, itemId)
    await lockForRating(tx, productId)
    const before = await writtenReview(tx, order, itemId)
    await storeVisitorPicture(tx, { reviewId: before.id }, clean)
    const { reviewsModerated } = await currentSettings(tx)
    await moveReview(tx, before.id, revisionOf(before.status, reviewsModerated), {
      ...UNDECIDED,
      declineReason: null,
    })
    const review = await tx.review.findUniqueOrThrow({ where: { id: before.id } })
    const isPublic = before.status === 'published' || review.status === 'published'
    if (isPublic) await publishFigures(tx, productId)
    if (review.status === 'pending') await tellOwner(tx, review)
    return { own: await ownReview(review, tx), isPublic }
  })
  if (isPublic) await awaitOthers(await refreshPages())
  return own
}

type Order = Awaited<ReturnType<typeof orderOfLink>>

function reviewedItem(order: Order, itemId: number) {
  const item = reviewableItems(order).find(({ id }) => id === itemId)
  if (!item) throw new AppError('not_found', say('reviews.notOfOrder'))
  return item
}

/** The review of an item, if it may have one more picture. */
async function writtenReview(tx: Tx, order: Order, itemId: number) {
  const review = await reviewOfItem(tx, reviewedItem(order, itemId), order.customerEmail)
  if (!review)
    throw new AppError('conflict', say('reviews.writeFirst'), { details: { reason: 'no_review' } })
  const have = await countPictures(tx, { reviewId: review.id })
  if (picturesLeft(have, MAX_REVIEW_PICTURES) === 0)
    throw new AppError('conflict', say('media.atMostPictures', { max: MAX_REVIEW_PICTURES }), {
      details: { reason: 'too_many_pictures' },
    })
  return review
}
