import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { pageQuery, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { isLocale, LOCALES } from '@/lib/i18n/locales'
import {
  BUYER_ANSWER_STATUSES,
  MAX_ASKER_LENGTH,
  MAX_QUESTION_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  QUESTIONS_PER_PAGE,
} from './question-rules'

const dateTime = z.iso.datetime()

/** What a buyer answers, as everybody sees it. */
const buyerAnswerSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Empty for who was erased. */
  displayName: z.string(),
  locale: z.string(),
  /** Whether its purchase stands. */
  isVerified: z.boolean(),
  publishedAt: dateTime,
})
export type BuyerAnswer = z.infer<typeof buyerAnswerSchema>

/** A question as everybody sees it, with the answers of the store and of buyers. Its texts are plain, whatever they look like. */
const questionSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Empty for who gave none. */
  displayName: z.string(),
  /** The language of the page that it was asked on; the answer is in it, too. */
  locale: z.string(),
  publishedAt: dateTime,
  /** The store's; `null` while it has given none. */
  answer: z.string().nullable(),
  answeredAt: dateTime.nullable(),
  buyerAnswers: z.array(buyerAnswerSchema),
})
export type Question = z.infer<typeof questionSchema>
export const questionsSchema = z.array(questionSchema)

/** Query of GET /api/questions. */
export const questionQuerySchema = z.object({
  product: wholeNumberSchema('product', 1, 999_999_999),
  /** The reader's language: questions in it come first. */
  locale: z
    .string()
    .refine(isLocale, {
      message: fault('fields.mustBeOneOf', { field: 'locale', choices: LOCALES.join(', ') }),
    })
    .default('en'),
  ...pageQuery(20, QUESTIONS_PER_PAGE),
})
export type QuestionQuery = z.output<typeof questionQuerySchema>

/** Body of POST /api/questions. */
export const askQuestionSchema = z.object({
  productId: z
    .number(fault('fields.mustBeNumber', { field: 'productId' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'productId' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'productId', min: 1 }))
    .max(MAX_ID, fault('fields.isTooLarge', { field: 'productId' })),
  text: paragraphsSchema('text', MAX_QUESTION_LENGTH).min(1, fault('questions.writeQuestion')),
  displayName: lineSchema('displayName', MAX_ASKER_LENGTH)
    .refine((name) => !name.includes('@'), { message: fault('reviews.nameNoEmail') })
    .default(''),
  email: emailSchema,
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
  captchaToken: captchaTokenSchema,
})
export type AskQuestion = z.output<typeof askQuestionSchema>
export const questionReceiptSchema = z.object({ receivedAt: dateTime })
export type QuestionReceipt = z.infer<typeof questionReceiptSchema>

/** Outbox payload of mails about a question. */
export const questionPayloadSchema = z.object({
  questionId: z.number().int(),
  /** That of a buyer, if the mail is about one. */
  answerId: z.number().int().optional(),
})
/** Outbox payload of the mail that stands for several. */
export const questionsOfHourSchema = z.object({ from: dateTime, to: dateTime })

const tokenText = z
  .string(fault('fields.mustBeText', { field: 'token' }))
  .min(1, fault('fields.isMissing', { field: 'token' }))
  .max(2000, fault('fields.isTooLong', { field: 'token' }))

/** Body of POST /api/questions/answerable: what an order's buyer may answer. */
export const answerableQuerySchema = z.object({
  /** Of the link that was mailed to review the order. */
  token: tokenText,
  itemId: z
    .number(fault('fields.mustBeNumber', { field: 'itemId' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'itemId' }))
    .min(1)
    .max(MAX_ID),
})
export type AnswerableQuery = z.output<typeof answerableQuerySchema>

/** What a buyer has answered, whatever became of it. */
export const ownAnswerSchema = z.object({
  text: z.string(),
  displayName: z.string(),
  status: z.enum(BUYER_ANSWER_STATUSES),
})
export type OwnAnswer = z.infer<typeof ownAnswerSchema>

/** A question that a buyer may answer: those without an answer come first. */
const answerableQuestionSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  locale: z.string(),
  /** The store's. */
  answer: z.string().nullable(),
  own: ownAnswerSchema.nullable(),
})
export type AnswerableQuestion = z.infer<typeof answerableQuestionSchema>
export const answerableQuestionsSchema = z.array(answerableQuestionSchema)

/** Body of POST /api/questions/[id]/answers. */
export const buyerAnswerInputSchema = z.object({
  ...answerableQuerySchema.shape,
  text: paragraphsSchema('text', MAX_QUESTION_ANSWER_LENGTH).min(1, fault('questions.writeAnswer')),
  displayName: lineSchema('displayName', MAX_ASKER_LENGTH)
    .min(1, fault('reviews.enterName'))
    .refine((name) => !name.includes('@'), { message: fault('reviews.nameNoEmail') }),
  locale: localeSchema,
})
export type BuyerAnswerInput = z.output<typeof buyerAnswerInputSchema>
