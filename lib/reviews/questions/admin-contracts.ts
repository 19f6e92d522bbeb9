/** Questions about products, as the back office lists, answers and publishes them. */
import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import {
  BUYER_ANSWER_STATUSES,
  MAX_QUESTION_ANSWER_LENGTH,
  QUESTION_STATUSES,
} from './question-rules'

const dateTime = z.iso.datetime()

/** Query of GET /api/admin/questions. */
export const adminQuestionQuerySchema = z.object({
  status: z
    .enum(
      QUESTION_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: QUESTION_STATUSES.join(', ') }),
    )
    .optional(),
  search: lineSchema('search', 120).optional(),
  ...pageQuery(100, 25),
})
export type AdminQuestionQuery = z.output<typeof adminQuestionQuerySchema>

/** What a buyer answers, as the back office sees it. */
const adminBuyerAnswerSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  displayName: z.string(),
  locale: z.string(),
  isVerified: z.boolean(),
  orderNumber: z.string(),
  status: z.enum(BUYER_ANSWER_STATUSES),
  /** What a decision is sent back with: it is about what was read. */
  updatedAt: dateTime,
})
export type AdminBuyerAnswer = z.infer<typeof adminBuyerAnswerSchema>

/** A question as the back office sees it. */
export const adminQuestionSchema = z.object({
  id: z.number().int(),
  productName: z.string(),
  productSlug: z.string(),
  text: z.string(),
  displayName: z.string(),
  /** `null` once it was forgotten. */
  email: z.string().nullable(),
  locale: z.string(),
  status: z.enum(QUESTION_STATUSES),
  answer: z.string().nullable(),
  answeredAt: dateTime.nullable(),
  /** The first that came first. */
  buyerAnswers: z.array(adminBuyerAnswerSchema),
  createdAt: dateTime,
  publishedAt: dateTime.nullable(),
  /** What a decision is sent back with: it is about what was read. */
  updatedAt: dateTime,
})
export type AdminQuestion = z.infer<typeof adminQuestionSchema>
export const adminQuestionsSchema = z.array(adminQuestionSchema)

const expectedUpdatedAt = z.iso.datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))

/** Body of PUT /api/admin/questions/[id]/answer. */
export const questionAnswerSchema = z.object({
  text: paragraphsSchema('text', MAX_QUESTION_ANSWER_LENGTH).min(1, fault('questions.writeAnswer')),
  /** Whether question and answer are on the product's page; else only who asked reads the answer. */
  isPublished: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isPublished' })).default(true),
  expectedUpdatedAt,
})
export type QuestionAnswer = z.output<typeof questionAnswerSchema>

/** Body of POST /api/admin/questions/[id]/decision, and of the one about an answer of a buyer. */
export const questionDecisionSchema = z.object({
  decision: z.enum(
    ['publish', 'hide'],
    fault('fields.mustBe', { field: 'decision', example: 'publish or hide' }),
  ),
  expectedUpdatedAt,
})
export type QuestionDecision = z.output<typeof questionDecisionSchema>
