import 'server-only'
import { lockForRating } from '@/lib/catalog/record-rating'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { lockOrder } from '@/lib/orders/locks'
import { refreshPages } from '@/lib/platform/page-invalidation'
import { awaitOthers } from '@/lib/platform/server-processes'
import { currentSettings } from '@/lib/settings/queries'
import type { OwnReview, WriteReview } from './contracts'
import { publishFigures } from './publish-figures'
import { revisionOf } from './review-rules'
import { orderOfLink, ownReview, reviewableItems, reviewOfItem } from './reviewable-order'
import { tellOwner } from './tell-owner'
import { moveReview, UNDECIDED } from './transition'

type Stored = Prisma.ReviewGetPayload<object>
type Written = Pick<WriteReview, 'stars' | 'title' | 'text' | 'displayName' | 'locale'>

/**
 * Writes the review of a bought product, or changes it: one for each product and buyer. It waits for the
 * owner where reviews are read before they are shown, a changed one as well.
 *
 * @throws AppError as orderOfLink; `not_found` for what the order does not have
 */
export async function writeReview({ token, itemId, ...input }: WriteReview): Promise<OwnReview> {
  const { id: orderId } = await orderOfLink(token)
  const { review, isPublic } = await db().$transaction(async (tx) => {
    // Nobody refunds the order meanwhile.
    await lockOrder(tx, orderId)
    const order = await orderOfLink(token, tx)
    const item = reviewableItems(order).find(({ id }) => id === itemId)
    if (!item) throw new AppError('not_found', say('reviews.notOfOrder'))
    await lockForRating(tx, item.productId)
    const { title, text, stars, displayName, locale } = input
    const written = { title, text, stars, displayName, locale }
    const before = await reviewOfItem(tx, item, order.customerEmail)
    const review = before
      ? await rewrite(tx, before, written, item.id)
      : await write(tx, written, { ...item, buyerEmail: order.customerEmail.toLowerCase() })
    if (review === before) return { review, isPublic: false }
    const isPublic = before?.status === 'published' || review.status === 'published'
    if (isPublic) await publishFigures(tx, item.productId)
    if (review.status === 'pending') await tellOwner(tx, review)
    return { review, isPublic }
  })
  if (isPublic) await awaitOthers(await refreshPages())
  return ownReview(review)
}

async function write(
  tx: Tx,
  written: Written,
  { id, productId, buyerEmail }: { id: number; productId: number; buyerEmail: string },
): Promise<Stored> {
  const { reviewsModerated } = await currentSettings(tx)
  return tx.review.create({
    data: {
      ...written,
      productId,
      orderItemId: id,
      buyerEmail,
      ...(reviewsModerated
        ? { status: 'pending' }
        : { status: 'published', publishedAt: new Date() }),
    },
  })
}

/** What is sent twice changes nothing: not even the state of what the owner has decided since. */
async function rewrite(tx: Tx, before: Stored, written: Written, itemId: number): Promise<Stored> {
  const isSame = Object.entries(written).every(
    ([field, value]) => before[field as keyof Written] === value,
  )
  if (isSame) return before
  const { reviewsModerated } = await currentSettings(tx)
  const event = revisionOf(before.status, reviewsModerated)
  // Bought again after the first purchase was refunded: it stands on this one from now on.
  const purchase = before.isVerified ? {} : { isVerified: true }
  await moveReview(tx, before.id, event, {
    ...written,
    ...purchase,
    ...UNDECIDED,
    declineReason: null,
  })
  if (!before.isVerified && before.orderItemId !== itemId)
    await tx.review.update({ where: { id: before.id }, data: { orderItemId: itemId } })
  return tx.review.findUniqueOrThrow({ where: { id: before.id } })
}
