import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  PICTURE_FORM,
  pictureOfParamsSchema,
  pictureParamsSchema,
  pictureQuerySchema,
} from '@/lib/media/visitor-pictures/contracts'
import {
  adminReviewQuerySchema,
  adminReviewSchema,
  adminReviewsSchema,
  decisionSchema,
  deletionQuerySchema,
  keepReviewSchema,
  reviewAnswerSchema,
} from './admin-contracts'
import {
  ownReviewSchema,
  reportReceiptSchema,
  reportReviewSchema,
  reviewableOrderSchema,
  reviewLinkQuerySchema,
  reviewLinkSchema,
  reviewPictureFormSchema,
  reviewQuerySchema,
  reviewSchema,
  reviewsSchema,
  stoppedSchema,
  voteSchema,
  votesQuerySchema,
  votesSchema,
  writeReviewSchema,
} from './contracts'
import { PICTURE_REFUSALS, REVIEW_REFUSALS } from './review-rules'

const refusal = z.object({ reason: z.enum(REVIEW_REFUSALS) })
const VOTE = { name: 'review-vote', points: 30, seconds: 3600 }

/** What buyers say of products, how others find it, and what the owner does with it. */
export const reviewEndpoints = defineEndpoints({
  'GET /api/reviews': {
    summary: 'The published reviews of a product',
    who: 'public',
    limit: { name: 'read-reviews', points: 300, seconds: 600 },
    query: reviewQuerySchema,
    answers: { 200: reviewsSchema },
    paged: true,
  },
  'POST /api/reviews': {
    summary:
      'Writes or changes the review of a bought product, by the link that was mailed to its buyer',
    who: 'public',
    limit: { name: 'write-review', points: 30, seconds: 600 },
    body: writeReviewSchema,
    answers: { 200: ownReviewSchema },
    errors: { unauthorized: NO_DETAILS, not_found: NO_DETAILS, conflict: refusal },
  },
  'POST /api/reviews/pictures': {
    summary: 'Adds a picture to a review that its buyer has written, by the mailed link',
    who: 'public',
    limit: { name: 'review-picture', points: 30, seconds: 600 },
    form: { fields: reviewPictureFormSchema, ...PICTURE_FORM },
    answers: { 200: ownReviewSchema },
    errors: {
      unauthorized: NO_DETAILS,
      not_found: NO_DETAILS,
      conflict: z.object({ reason: z.enum([...REVIEW_REFUSALS, ...PICTURE_REFUSALS]) }),
    },
  },
  'GET /api/reviews/pictures/[id]': {
    summary: 'A picture of a published review',
    who: 'public',
    limit: { name: 'read-review-pictures', points: 1200, seconds: 600 },
    params: pictureParamsSchema,
    query: pictureQuerySchema,
    answers: { 200: file('image/webp') },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/reviews/pictures/[id]/remove': {
    summary: 'Takes a picture off a review, for the buyer who wrote it',
    who: 'public',
    limit: { name: 'write-review', points: 30, seconds: 600 },
    params: pictureParamsSchema,
    body: reviewLinkSchema,
    answers: { 200: ownReviewSchema },
    errors: { unauthorized: NO_DETAILS, not_found: NO_DETAILS, conflict: refusal },
  },
  'GET /api/reviews/[id]': {
    summary: 'One published review',
    who: 'public',
    limit: { name: 'read-reviews', points: 300, seconds: 600 },
    params: idParamsSchema,
    answers: { 200: reviewSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/reviews/[id]/reports': {
    summary:
      'Reports a published review (Regulation (EU) 2022/2065, Article 16); who leaves an address is mailed a receipt and the decision',
    who: 'public',
    limit: { name: 'report-review', points: 10, seconds: 600 },
    params: idParamsSchema,
    body: reportReviewSchema,
    answers: { 201: reportReceiptSchema },
    errors: {
      not_found: NO_DETAILS,
      /** `captcha`: the security check can't be reached right now. */
      unavailable: z.object({ reason: z.literal('captcha').optional() }),
    },
  },
  'POST /api/reviews/order': {
    summary: 'What the link of the mail that asks for reviews shows',
    who: 'public',
    limit: { name: 'review-link', points: 120, seconds: 600 },
    body: reviewLinkSchema,
    answers: { 200: reviewableOrderSchema },
    errors: { unauthorized: NO_DETAILS, conflict: refusal },
  },
  'GET /api/reviews/stop': {
    summary: 'Leads to the page that asks before it ends the mails that ask for reviews',
    who: 'public',
    query: reviewLinkQuerySchema,
    answers: { 303: NO_CONTENT },
  },
  'POST /api/reviews/stop': {
    summary:
      'Ends the mails that ask for reviews by the token of a mailed link, in the body or (RFC 8058) the address',
    who: 'public',
    limit: { name: 'mailed-link', points: 120, seconds: 600 },
    query: reviewLinkQuerySchema,
    insteadOfBody: 'token',
    body: reviewLinkSchema,
    answers: { 200: stoppedSchema },
  },
  'GET /api/reviews/votes': {
    summary: 'How many found reviews helpful by now, and whether this cart session did',
    who: 'public or cart session',
    limit: { name: 'read-review-votes', points: 300, seconds: 600 },
    query: votesQuerySchema,
    answers: { 200: votesSchema },
  },
  'PUT /api/reviews/[id]/vote': {
    summary: 'Says that a review was helpful, once for each cart session',
    who: 'cart session',
    limit: VOTE,
    params: idParamsSchema,
    answers: { 200: voteSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/reviews/[id]/vote': {
    summary: 'Takes that back',
    who: 'cart session',
    limit: VOTE,
    params: idParamsSchema,
    answers: { 200: voteSchema },
    errors: { not_found: NO_DETAILS },
  },

  'GET /api/admin/reviews': {
    summary: 'The reviews, those that changed last first',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    query: adminReviewQuerySchema,
    answers: { 200: adminReviewsSchema },
    paged: true,
  },
  'POST /api/admin/reviews/[id]/decision': {
    summary:
      'Publishes a review, declines it with a reason, or hides it; the buyer of what is taken down is mailed why, and its reports are answered',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: decisionSchema,
    answers: { 200: adminReviewSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/reviews/[id]/keep': {
    summary: 'Answers the open reports of a review: it stays as it is',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: keepReviewSchema,
    answers: { 200: adminReviewSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'PUT /api/admin/reviews/[id]/answer': {
    summary: 'Writes the store’s public answer to a review, or takes it away',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: reviewAnswerSchema,
    answers: { 200: adminReviewSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/reviews/[id]/pictures/[picture]': {
    summary: 'A picture of a review, whether it is shown or not',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: pictureOfParamsSchema,
    query: pictureQuerySchema,
    answers: { 200: file('image/webp') },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/reviews/[id]/pictures/[picture]': {
    summary: 'Takes a picture off a review for good',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: pictureOfParamsSchema,
    answers: { 200: adminReviewSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/reviews/[id]': {
    summary: 'Deletes a review; its buyer is mailed why, unless he asked for it',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    query: deletionQuerySchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
