/** Reviews, as the back office lists, decides on and answers them. */
import { z } from 'zod'
import { pageQuery, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { visitorPictureSchema } from '@/lib/media/visitor-pictures/contracts'
import {
  MAX_REASON_LENGTH,
  MAX_REVIEW_ANSWER_LENGTH,
  REPORT_STATUSES,
  REVIEW_GROUNDS,
  REVIEW_STATUSES,
} from './review-rules'

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
  /** Only those with a report that nobody has answered, or those without. */
  reported: z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: 'reported' }))
    .transform((value) => value === 'true')
    .optional(),
  search: lineSchema('search', 120).optional(),
  ...pageQuery(100, 25),
})
export type AdminReviewQuery = z.output<typeof adminReviewQuerySchema>

const groundSchema = z.enum(
  REVIEW_GROUNDS,
  fault('fields.mustBeOneOf', { field: 'ground', choices: REVIEW_GROUNDS.join(', ') }),
)

/** What somebody held against a review, and what came of it. */
const adminReportSchema = z.object({
  id: z.number().int(),
  ground: groundSchema,
  explanation: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  status: z.enum(REPORT_STATUSES),
  receivedAt: dateTime,
  decidedAt: dateTime.nullable(),
  decidedBy: z.string().nullable(),
})
export type AdminReport = z.infer<typeof adminReportSchema>

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
  /** Why it was declined or hidden last, while it is. */
  decision: z
    .object({
      ground: groundSchema,
      reason: z.string(),
      decidedAt: dateTime,
      decidedBy: z.string().nullable(),
    })
    .nullable(),
  /** The newest first. */
  reports: z.array(adminReportSchema),
  pictures: z.array(visitorPictureSchema),
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
    /** On which ground it is taken down. Left out by clients of the API, it is not stated. */
    ground: groundSchema.default('not_stated'),
    /** Mailed to the buyer of what is taken down, and shown behind the mailed link of what is declined. */
    reason: paragraphsSchema('reason', MAX_REASON_LENGTH).default(''),
    /** The `updatedAt` that was read: nobody decides on a text that they have not seen. */
    expectedUpdatedAt,
  })
  .refine(({ decision, reason }) => decision !== 'decline' || reason !== '', {
    message: fault('reviews.sayWhyDeclined'),
    path: ['reason'],
  })
export type Decision = z.output<typeof decisionSchema>

/** Query of DELETE /api/admin/reviews/[id]. */
export const deletionQuerySchema = z.object({
  ground: groundSchema.default('not_stated'),
  /** Mailed to the buyer. */
  reason: paragraphsSchema('reason', MAX_REASON_LENGTH).default(''),
})
export type Deletion = z.output<typeof deletionQuerySchema>

/** Body of POST /api/admin/reviews/[id]/keep. */
export const keepReviewSchema = z.object({
  /** Mailed to those who reported it and left an address. */
  reason: paragraphsSchema('reason', MAX_REASON_LENGTH).default(''),
  expectedUpdatedAt,
})
export type Keeping = z.output<typeof keepReviewSchema>

/** Body of PUT /api/admin/reviews/[id]/answer. */
export const reviewAnswerSchema = z.object({
  /** Empty: takes the answer away. */
  text: paragraphsSchema('text', MAX_REVIEW_ANSWER_LENGTH),
})
