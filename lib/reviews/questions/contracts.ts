import { z } from 'zod'
import { MAX_ID } from '@/lib/core/id-schemas'
import { pageQuery, wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { isLocale, LOCALES } from '@/lib/i18n/locales'
import { MAX_ASKER_LENGTH, MAX_QUESTION_LENGTH, QUESTIONS_PER_PAGE } from './question-rules'

const dateTime = z.iso.datetime()

/** A question as everybody sees it, with the store's answer. Its texts are plain, whatever they look like. */
const questionSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Empty for who gave none. */
  displayName: z.string(),
  /** The language of the page that it was asked on; the answer is in it, too. */
  locale: z.string(),
  publishedAt: dateTime,
  answer: z.string(),
  answeredAt: dateTime,
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
export const questionPayloadSchema = z.object({ questionId: z.number().int() })
/** Outbox payload of the mail that stands for several. */
export const questionsOfHourSchema = z.object({ from: dateTime, to: dateTime })
