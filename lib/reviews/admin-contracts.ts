/** Reviews, as the back office lists, decides on and answers them. */
import { z } from 'zod'
import { pageQuery, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { MAX_REASON_LENGTH, MAX_REVIEW_ANSWER_LENGTH, REVIEW_STATUSES } from './review-rules'

const dateTime = z.iso.datetime()

/** Query of GET /api/admin/reviews. */
export const adminReviewQuerySchema = z.object({
  status: z
    .enum(
      REVIEW_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: REVIEW_STATUSES.join(', ') }),
    )
    .optional(),
  stars: wholeNumberSchema('stars', 1, 5).optional(),
  search: lineSchema('search', 120).optional(),
  ...pageQuery(100, 25),
})
export type AdminReviewQuery = z.output<typeof adminReviewQuerySchema>

/** A review as the back office sees it. */
export const adminReviewSchema = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  productName: z.string(),
  productSlug: z.string(),
  orderNumber: z.string(),
  stars: z.number().int(),
  title: z.string(),
  text: z.string(),
  displayName: z.string(),
  locale: z.string(),
  isVerified: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  declineReason: z.string().nullable(),
  answer: z.string().nullable(),
  helpful: z.number().int(),
  createdAt: dateTime,
  publishedAt: dateTime.nullable(),
  /** What a decision is sent back with: it is about what was read. */
  updatedAt: dateTime,
})
export type AdminReview = z.infer<typeof adminReviewSchema>
export const adminReviewsSchema = z.array(adminReviewSchema)

const expectedUpdatedAt = z.iso.datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))

/** Body of POST /api/admin/reviews/[id]/decision. */
export const decisionSchema = z
  .object({
    decision: z.enum(
      ['publish', 'decline', 'hide'],
      fault('fields.mustBe', { field: 'decision', example: 'publish, decline or hide' }),
    ),
    /** Shown to the buyer behind the mailed link. */
    reason: paragraphsSchema('reason', MAX_REASON_LENGTH).default(''),
    /** The `updatedAt` that was read: nobody decides on a text that they have not seen. */
    expectedUpdatedAt,
  })
  .refine(({ decision, reason }) => decision !== 'decline' || reason !== '', {
    message: fault('reviews.sayWhyDeclined'),
    path: ['reason'],
  })
export type Decision = z.output<typeof decisionSchema>

/** Body of PUT /api/admin/reviews/[id]/answer. */
export const reviewAnswerSchema = z.object({
  /** Empty: takes the answer away. */
  text: paragraphsSchema('text', MAX_REVIEW_ANSWER_LENGTH),
})
