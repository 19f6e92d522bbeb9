import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { reviewPayloadSchema, reviewsOfHourSchema } from './contracts'
import { sealReviewLink, sealStop } from './links'
import { waitingReviews } from './queries'
import { REVIEW_LINK_DAYS, reviewRefusal } from './review-rules'
import { boughtOrder, reviewableItems } from './reviewable-order'

const WAITING_PAGE = '/admin/reviews'

/**
 * Asks a buyer for reviews. Nothing when the order was refunded or disputed since, or the buyer wants no
 * such mails any more. The tokens are created here, so that the outbox contains nothing that gives access.
 */
export async function composeReviewRequest(email: Outgoing): Promise<Composed | null> {
  const order = await boughtOrder(email.orderId ?? 0)
  if (!order || reviewRefusal(order) !== null) return null
  const items = reviewableItems(order)
  const address = order.customerEmail.toLowerCase()
  const hasStopped = (await db().reviewOptOut.count({ where: { email: address } })) > 0
  if (items.length === 0 || hasStopped) return null
  const [t, { storeName, supportEmail }] = await Promise.all([
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const stop = await sealStop(address)
  const link = await sealReviewLink(order)
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'review_request',
      values: { customerName: order.customerName, orderNumber: order.orderNumber },
    },
    replyTo: supportEmail,
    subject: t('review.subject', { storeName }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [t('review.text', { storeName })],
    details: [
      {
        label: t('review.products', { count: items.length }),
        value: items.map(({ product }) => product.name).join(' · '),
      },
    ],
    action: {
      label: t('review.action'),
      // In the fragment, which is neither sent to servers nor logged.
      url: storeUrl(email.locale, `/reviews/write#${link}`),
    },
    notes: [t('review.holds', { days: REVIEW_LINK_DAYS }), t('review.honest')],
    footerLink: {
      label: t('review.stop'),
      url: storeUrl(email.locale, `/reviews/stop#${stop}`),
    },
    unsubscribeUrl: storeUrl('en', `/api/reviews/stop?token=${stop}`),
  })
}

/** Tells the owner of a review that waits; nothing once it does not any more. */
export async function composeReviewNotice(email: Outgoing): Promise<Composed | null> {
  const { reviewId } = reviewPayloadSchema.parse(email.payload)
  const review = await db().review.findUnique({
    where: { id: reviewId },
    include: { product: { select: { name: true } } },
  })
  if (review?.status !== 'pending') return null
  const t = await mailTranslator('en')
  const { product, stars, title, text, displayName } = review
  return composeOwnerMail({
    subject: t('owner.reviewSubject', { product: product.name }),
    paragraphs: [t('owner.reviewBody')],
    details: [
      { label: 'Product', value: product.name },
      { label: 'Stars', value: `${stars} of 5` },
      { label: 'Signed', value: displayName },
    ],
    quote: title ? `${title}\n\n${text}` : text,
    action: { label: 'Open the reviews', url: storeUrl('en', WAITING_PAGE) },
  })
}

/** Tells the owner of all reviews of an hour beyond those that were told one by one. */
export async function composeMoreReviews(email: Outgoing): Promise<Composed | null> {
  reviewsOfHourSchema.parse(email.payload)
  const [waiting, t] = await Promise.all([waitingReviews(), mailTranslator('en')])
  if (waiting === 0) return null
  return composeOwnerMail({
    subject: t('owner.moreReviewsSubject', { count: waiting }),
    paragraphs: [t('owner.moreReviewsBody', { count: waiting })],
    action: { label: 'Open the reviews', url: storeUrl('en', WAITING_PAGE) },
  })
}
