import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogTags } from '@/lib/catalog/cache-tags'
import type { StarCounts } from '@/lib/catalog/rating-rules'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PictureSize } from '@/lib/media/visitor-pictures/picture-rules'
import { LISTED_PICTURES, pictureContent } from '@/lib/media/visitor-pictures/queries'
import type { AdminReview, AdminReviewQuery } from './admin-contracts'
import type { Review, ReviewQuery } from './contracts'
import { starCounts } from './publish-figures'
import { REVIEWS_PER_PAGE, type ReviewSort } from './review-rules'

const FIELDS = {
  id: true,
  productId: true,
  stars: true,
  title: true,
  text: true,
  displayName: true,
  locale: true,
  isVerified: true,
  helpfulCount: true,
  publishedAt: true,
  answer: true,
  answeredAt: true,
  pictures: LISTED_PICTURES,
} as const satisfies Prisma.ReviewSelect

const ORDER: Record<ReviewSort, Prisma.ReviewOrderByWithRelationInput[]> = {
  newest: [{ publishedAt: 'desc' }, { id: 'desc' }],
  helpful: [{ helpfulCount: 'desc' }, { id: 'desc' }],
}

type Row = Prisma.ReviewGetPayload<{ select: typeof FIELDS }>

function toReview({ helpfulCount, publishedAt, answer, answeredAt, ...row }: Row): Review {
  return {
    ...row,
    helpful: helpfulCount,
    publishedAt: (publishedAt ?? new Date(0)).toISOString(),
    answer: answer && answeredAt ? { text: answer, answeredAt: answeredAt.toISOString() } : null,
  }
}

/** One page of the published reviews of a product that is on show, with the number of all. */
export async function listReviews({
  product,
  versions,
  sort,
  stars,
  locale,
  limit,
  offset,
}: ReviewQuery): Promise<{ rows: Review[]; total: number }> {
  const where = {
    productId: { in: [product, ...versions] },
    stars,
    locale,
    status: 'published',
    product: { isHidden: false },
  } as const satisfies Prisma.ReviewWhereInput
  const [rows, total] = await Promise.all([
    db().review.findMany({
      where,
      orderBy: ORDER[sort],
      take: limit,
      skip: offset,
      select: FIELDS,
    }),
    db().review.count({ where }),
  ])
  return { rows: rows.map(toReview), total }
}

/** What a product's page shows of its reviews. */
export type ProductReviews = {
  /** How often each number of stars was given, one star first. */
  counts: StarCounts
  /** The languages that they are written in, the most used first. */
  languages: { locale: string; count: number }[]
  /** The newest. */
  first: Review[]
}

/** The reviews on a product's page: cached until that product or one of its reviews changes. */
export async function cachedReviews(productId: number): Promise<ProductReviews> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.product(productId))
  cacheLife('hours')
  const [counts, languages, { rows }] = await Promise.all([
    starCounts(db(), productId),
    languagesOf(productId),
    listReviews({
      product: productId,
      versions: [],
      sort: 'newest',
      limit: REVIEWS_PER_PAGE,
      offset: 0,
    }),
  ])
  return { counts, languages, first: rows }
}

/**
 * How many published reviews some variants of a product have, by their ids; those without any are left out. Cached until one of them
 * or one of their reviews changes.
 */
export async function cachedReviewCounts(productIds: number[]): Promise<[number, number][]> {
  'use cache'
  cacheTag(catalogTags.products, ...productIds.map((id) => catalogTags.product(id)))
  cacheLife('hours')
  const groups = await db().review.groupBy({
    by: ['productId'],
    where: { productId: { in: productIds }, status: 'published', product: { isHidden: false } },
    _count: true,
  })
  return groups.map(({ productId, _count }) => [productId, _count])
}

async function languagesOf(productId: number): Promise<ProductReviews['languages']> {
  const groups = await db().review.groupBy({
    by: ['locale'],
    where: { productId, status: 'published' },
    _count: true,
  })
  return groups
    .map(({ locale, _count }) => ({ locale, count: _count }))
    .sort((one, other) => other.count - one.count || one.locale.localeCompare(other.locale))
}

/** Bounds what is listed of one review; all that are open are answered together. */
const MOST_REPORTS = 50

const ADMIN_FIELDS = {
  ...FIELDS,
  status: true,
  declineReason: true,
  createdAt: true,
  updatedAt: true,
  decisionGround: true,
  decisionReason: true,
  decidedAt: true,
  decidedBy: true,
  reports: {
    orderBy: { id: 'desc' },
    take: MOST_REPORTS,
    select: {
      id: true,
      ground: true,
      explanation: true,
      name: true,
      email: true,
      status: true,
      receivedAt: true,
      decidedAt: true,
      decidedBy: true,
    },
  },
  product: { select: { name: true, slug: true } },
  orderItem: { select: { order: { select: { orderNumber: true } } } },
} as const satisfies Prisma.ReviewSelect

function toAdminReview({
  helpfulCount,
  answeredAt: _answeredAt,
  product,
  orderItem,
  createdAt,
  updatedAt,
  publishedAt,
  decisionGround,
  decisionReason,
  decidedAt,
  decidedBy,
  reports,
  ...row
}: Prisma.ReviewGetPayload<{ select: typeof ADMIN_FIELDS }>): AdminReview {
  return {
    ...row,
    decision:
      decisionGround && decidedAt
        ? {
            ground: decisionGround,
            reason: decisionReason,
            decidedAt: decidedAt.toISOString(),
            decidedBy,
          }
        : null,
    reports: reports.map((report) => ({
      ...report,
      receivedAt: report.receivedAt.toISOString(),
      decidedAt: report.decidedAt?.toISOString() ?? null,
    })),
    productName: product.name,
    productSlug: product.slug,
    orderNumber: orderItem.order.orderNumber,
    helpful: helpfulCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

/** One page of all reviews, those that changed last first, with the number of all that match. */
export async function listAdminReviews({
  status,
  stars,
  reported,
  search,
  limit,
  offset,
}: AdminReviewQuery): Promise<{ rows: AdminReview[]; total: number }> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.ReviewWhereInput = {
    status,
    stars,
    ...(reported !== undefined && {
      reports: reported ? { some: { status: 'open' } } : { none: { status: 'open' } },
    }),
    ...(search && {
      OR: [
        { title: contains },
        { text: contains },
        { displayName: contains },
        { product: { name: contains } },
        { orderItem: { order: { orderNumber: contains } } },
      ],
    }),
  }
  const [rows, total] = await Promise.all([
    db().review.findMany({
      where,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
      select: ADMIN_FIELDS,
    }),
    db().review.count({ where }),
  ])
  return { rows: rows.map(toAdminReview), total }
}

/** One review of the back office. @throws AppError `not_found` */
export async function adminReview(id: number): Promise<AdminReview> {
  const row = await db().review.findUnique({ where: { id }, select: ADMIN_FIELDS })
  if (!row) throw new AppError('not_found', say('reviews.unknown'))
  return toAdminReview(row)
}

/** How many reviews wait for a decision. */
export const waitingReviews = (): Promise<number> =>
  db().review.count({ where: { status: 'pending' } })

/** A published review. @throws AppError `not_found` for one that is not shown */
export async function publishedReview(id: number): Promise<Review> {
  const row = await db().review.findFirst({
    where: { id, status: 'published', product: { isHidden: false } },
    select: FIELDS,
  })
  if (!row) throw new AppError('not_found', say('reviews.unknown'))
  return toReview(row)
}

/** A picture of a published review. @throws AppError `not_found` for one that is not shown */
export const publishedPicture = (id: string, size: PictureSize) =>
  pictureContent({ id, review: { status: 'published', product: { isHidden: false } } }, size)

/** A picture of any review, for staff. @throws AppError `not_found` */
export const adminPicture = (reviewId: number, id: string, size: PictureSize) =>
  pictureContent({ id, reviewId }, size)

/** How many reviews have a report that nobody has answered. */
export const reportedReviews = (): Promise<number> =>
  db().review.count({ where: { reports: { some: { status: 'open' } } } })
