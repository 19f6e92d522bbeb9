import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { REVIEW_REFUSALS } from '@/lib/reviews/review-rules'
import {
  adminQuestionQuerySchema,
  adminQuestionSchema,
  adminQuestionsSchema,
  questionAnswerSchema,
  questionDecisionSchema,
} from './admin-contracts'
import {
  answerableQuerySchema,
  answerableQuestionsSchema,
  askQuestionSchema,
  buyerAnswerInputSchema,
  ownAnswerSchema,
  questionQuerySchema,
  questionReceiptSchema,
  questionsSchema,
} from './contracts'

const refusal = z.object({ reason: z.enum(REVIEW_REFUSALS) })

/** What shoppers ask of products, how others find it, and what the owner does with it. */
export const questionEndpoints = defineEndpoints({
  'GET /api/questions': {
    summary:
      'The published questions about a product with their answers, those in a language first',
    who: 'public',
    limit: { name: 'read-questions', points: 300, seconds: 600 },
    query: questionQuerySchema,
    answers: { 200: questionsSchema },
    errors: { not_found: NO_DETAILS },
    paged: true,
  },
  'POST /api/questions': {
    summary: 'Asks a question about a product; the answer is mailed to who asked',
    who: 'public',
    limit: { name: 'ask-question', points: 10, seconds: 600 },
    body: askQuestionSchema,
    answers: { 201: questionReceiptSchema },
    errors: {
      not_found: NO_DETAILS,
      /** `captcha`: the security check can't be reached right now. */
      unavailable: z.object({ reason: z.literal('captcha').optional() }),
    },
  },
  'POST /api/questions/answerable': {
    summary:
      'The published questions about something that one bought, by the link that was mailed to review it',
    who: 'public',
    isRead: true,
    limit: { name: 'review-link', points: 120, seconds: 600 },
    body: answerableQuerySchema,
    answers: { 200: answerableQuestionsSchema },
    errors: { unauthorized: NO_DETAILS, not_found: NO_DETAILS, conflict: refusal },
  },
  'POST /api/questions/[id]/answers': {
    summary:
      'Answers a question about something that one bought, or changes that answer, by the same link',
    who: 'public',
    limit: { name: 'answer-as-buyer', points: 30, seconds: 600 },
    params: idParamsSchema,
    body: buyerAnswerInputSchema,
    answers: { 200: ownAnswerSchema },
    errors: { unauthorized: NO_DETAILS, not_found: NO_DETAILS, conflict: refusal },
  },

  'GET /api/admin/questions': {
    summary: 'The questions about products, those that changed last first',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    query: adminQuestionQuerySchema,
    answers: { 200: adminQuestionsSchema },
    paged: true,
  },
  'PUT /api/admin/questions/[id]/answer': {
    summary:
      'Answers a question, on the product’s page or to its asker alone, who is mailed the first answer',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: questionAnswerSchema,
    answers: { 200: adminQuestionSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/questions/[id]/decision': {
    summary:
      'Publishes a question, also one without an answer for buyers to give theirs, or hides one',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: questionDecisionSchema,
    answers: { 200: adminQuestionSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/questions/answers/[id]/decision': {
    summary:
      'Publishes what a buyer answered, or hides it; who asked is mailed it when it is shown first',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    body: questionDecisionSchema,
    answers: { 200: adminQuestionSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/admin/questions/answers/[id]': {
    summary: 'Deletes what a buyer answered',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/questions/[id]': {
    summary: 'Deletes a question with its answer',
    who: 'staff',
    permission: 'reviews',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
