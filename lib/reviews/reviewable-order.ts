import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { PLACEHOLDER_IMAGE } from '@/lib/media/placeholder-image'
import { ownPictures } from '@/lib/media/visitor-pictures/queries'
import { currentSettings } from '@/lib/settings/queries'
import type { OwnReview, ReviewableOrder } from './contracts'
import { endedLink, openReviewLink } from './links'
import { isKept, type ReviewRefusal, reviewRefusal, suggestedName } from './review-rules'

const ORDER_FIELDS = {
  id: true,
  orderNumber: true,
  customerEmail: true,
  customerName: true,
  orderStatus: true,
  disputedAt: true,
  items: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      productId: true,
      deliveredAt: true,
      quantity: true,
      refundedQuantity: true,
      product: { select: { name: true, slug: true, image: true, isHidden: true } },
    },
  },
} as const satisfies Prisma.OrderSelect

type BoughtOrder = Prisma.OrderGetPayload<{ select: typeof ORDER_FIELDS }>

const REFUSED: Record<ReviewRefusal, ServerText> = {
  refunded: say('reviews.refunded'),
  disputed: say('reviews.disputed'),
  not_delivered: say('reviews.notDelivered'),
}

/**
 * The order of a mailed link. Reviews are written for what was delivered and is not refunded.
 *
 * @throws AppError `unauthorized` when the link has expired or is not complete; `conflict` with a `reason`
 *   (see REVIEW_REFUSALS) when nothing of the order can be reviewed
 */
export async function orderOfLink(token: string, tx: Tx = db()): Promise<BoughtOrder> {
  const link = await openReviewLink(token)
  const order = link && (await boughtOrder(link.orderId, tx))
  if (!order || order.customerEmail !== link.email) throw endedLink()
  const reason = reviewRefusal(order)
  if (reason) throw new AppError('conflict', REFUSED[reason], { details: { reason } })
  return order
}

/** An order with what is needed to tell what of it can be reviewed. */
export const boughtOrder = (id: number, tx: Tx = db()): Promise<BoughtOrder | null> =>
  tx.order.findUnique({ where: { id }, select: ORDER_FIELDS })

/** The items of an order that can be reviewed. */
export const reviewableItems = ({ items }: BoughtOrder): BoughtOrder['items'] =>
  items.filter((item) => isKept(item) && !item.product.isHidden)

/** The review of an item, or one that the same address wrote of the product after another purchase. */
export async function reviewOfItem(
  tx: Tx,
  { id, productId }: { id: number; productId: number },
  email: string,
) {
  const ofItem = await tx.review.findUnique({ where: { orderItemId: id } })
  if (ofItem) return ofItem
  const buyerEmail = email.toLowerCase()
  return tx.review.findUnique({ where: { productId_buyerEmail: { productId, buyerEmail } } })
}

type StoredReview = Omit<OwnReview, 'pictures'> & { id: number }

/** A review as its buyer sees it. */
export async function ownReview(
  { id, stars, title, text, displayName, status, declineReason }: StoredReview,
  tx: Tx = db(),
): Promise<OwnReview> {
  const pictures = await ownPictures(tx, { reviewId: id })
  return { stars, title, text, displayName, status, declineReason, pictures }
}

/** What the link of a mail shows. @throws AppError as orderOfLink */
export async function reviewableOrder(token: string): Promise<ReviewableOrder> {
  const [order, { reviewsModerated }] = await Promise.all([orderOfLink(token), currentSettings()])
  const items = await Promise.all(
    reviewableItems(order).map(async (item) => {
      const review = await reviewOfItem(db(), item, order.customerEmail)
      const { name, slug, image } = item.product
      return {
        itemId: item.id,
        name,
        slug,
        image: image?.trim() || PLACEHOLDER_IMAGE,
        review: review && (await ownReview(review)),
      }
    }),
  )
  return {
    orderNumber: order.orderNumber,
    suggestedName: suggestedName(order.customerName),
    isModerated: reviewsModerated,
    items,
  }
}
