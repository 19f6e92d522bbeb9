import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminReviewQuerySchema,
  adminReviewSchema,
  adminReviewsSchema,
  decisionSchema,
  reviewAnswerSchema,
} from './admin-contracts'
import {
  ownReviewSchema,
  reviewableOrderSchema,
  reviewLinkQuerySchema,
  reviewLinkSchema,
  reviewQuerySchema,
  reviewsSchema,
  stoppedSchema,
  voteSchema,
  votesQuerySchema,
  votesSchema,
  writeReviewSchema,
} from './contracts'
import { REVIEW_REFUSALS } from './review-rules'

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
    summary: 'Publishes a review, declines it with a reason, or hides it',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: decisionSchema,
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
  'DELETE /api/admin/reviews/[id]': {
    summary: 'Deletes a review',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
