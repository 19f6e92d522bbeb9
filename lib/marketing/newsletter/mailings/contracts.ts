import { z } from 'zod'
import { MAX_CONTENT_LENGTH } from '@/lib/content/articles/article-rules'
import { MAX_ID } from '@/lib/core/id-schemas'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'
import { MAILING_STATES } from '@/lib/marketing/newsletter/lifecycle'
import {
  ASKED_EVENTS,
  MAX_MAILING_PRODUCTS,
  MAX_MAILS_PER_MINUTE,
  MAX_PREHEADER,
  MAX_SUBJECT,
} from './mailing-rules'

/** A language that a mailing may have a text in. */
const languageSchema = z.enum(
  TRANSLATED_LOCALES,
  fault('fields.mustBeOneOf', { field: 'language', choices: TRANSLATED_LOCALES.join(', ') }),
)
export type MailingLanguage = z.infer<typeof languageSchema>

const textSchema = z.object({
  subject: lineSchema('subject', MAX_SUBJECT).min(1, fault('fields.enterSubject')),
  /** What mail programs show behind the subject. */
  preheader: lineSchema('preheader', MAX_PREHEADER).default(''),
  /** HTML, as articles have it. */
  content: z
    .string(fault('fields.mustBeText', { field: 'content' }))
    .trim()
    .min(1, fault('newsletter.writeText'))
    .max(
      MAX_CONTENT_LENGTH,
      fault('fields.mustBeAtMostCharacters', { field: 'content', max: MAX_CONTENT_LENGTH }),
    ),
})
export type MailingText = z.infer<typeof textSchema>

/** A mailing's texts: the English one is for everybody who has none in their language. */
export const mailingTextsSchema = z.object({
  ...inEveryLanguage(undefined, textSchema.optional()),
  en: textSchema,
})
export type MailingTexts = z.infer<typeof mailingTextsSchema>

const productIdsSchema = z
  .array(
    z
      .number(fault('fields.mustBeNumbers', { field: 'productIds' }))
      .int()
      .positive()
      .max(MAX_ID),
    fault('fields.mustBeList', { field: 'productIds' }),
  )
  .max(MAX_MAILING_PRODUCTS, fault('newsletter.productsAtMost', { max: MAX_MAILING_PRODUCTS }))
  .transform((ids) => [...new Set(ids)])

const fields = z.object({
  texts: mailingTextsSchema,
  productIds: productIdsSchema.default([]),
  mailsPerMinute: z
    .number(fault('fields.mustBeNumber', { field: 'mailsPerMinute' }))
    .int(fault('newsletter.enterWholeNumber'))
    .min(1, fault('newsletter.enterAtLeast1'))
    .max(MAX_MAILS_PER_MINUTE, fault('newsletter.enterAtMost', { max: MAX_MAILS_PER_MINUTE })),
})

/** Body of POST /api/admin/mailings. */
export const mailingInputSchema = fields
export type MailingInput = z.output<typeof fields>

/** Body of PUT /api/admin/mailings/{id}. */
export const mailingChangeSchema = fields.extend({
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type MailingChange = z.output<typeof mailingChangeSchema>

/** Body of POST /api/admin/mailings/preview: a text as it is typed. */
export const mailingPreviewSchema = z.object({
  language: languageSchema,
  text: textSchema,
  productIds: productIdsSchema.default([]),
})
export type MailingPreview = z.output<typeof mailingPreviewSchema>
export const renderedMailingSchema = z.object({ subject: z.string(), html: z.string() })

/** Body of POST /api/admin/mailings/{id}/trial. */
export const mailingTrialSchema = z.object({ language: languageSchema })
export const mailingTrialAnswerSchema = z.object({ to: z.string() })

/** Body of POST /api/admin/mailings/{id}/state. */
export const mailingStateSchema = z
  .object({
    event: z.enum(
      ASKED_EVENTS,
      fault('fields.mustBeOneOf', { field: 'event', choices: ASKED_EVENTS.join(', ') }),
    ),
    /** When a scheduled mailing starts. */
    scheduledFor: z.iso.datetime(fault('newsletter.enterTime')).optional(),
  })
  .refine(({ event, scheduledFor }) => (event === 'schedule') === (scheduledFor !== undefined), {
    path: ['scheduledFor'],
    message: fault('newsletter.enterWhen'),
  })
export type MailingStateChange = z.output<typeof mailingStateSchema>

/** Query of GET /api/admin/mailings. */
export const mailingQuerySchema = z.object({
  status: z
    .enum(
      MAILING_STATES.states,
      fault('fields.mustBeOneOf', { field: 'status', choices: MAILING_STATES.states.join(', ') }),
    )
    .optional(),
  ...pageQuery(100, 25),
})
export type MailingQuery = z.output<typeof mailingQuerySchema>

const count = z.number().int()

const figuresSchema = z.object({
  recipients: count,
  /** Their turn has not come. */
  waiting: count,
  sent: count,
  /** The mail server refused them, or has not taken them so far. */
  failed: count,
  /** They had unsubscribed, or were erased. */
  leftOut: count,
  /** By a link of this mailing. */
  unsubscribed: count,
})
export type MailingFigures = z.infer<typeof figuresSchema>

const dateTime = z.iso.datetime()

const rowSchema = z.object({
  id: count,
  subject: z.string(),
  status: z.enum(MAILING_STATES.states),
  scheduledFor: dateTime.nullable(),
  startedAt: dateTime.nullable(),
  finishedAt: dateTime.nullable(),
  updatedAt: dateTime,
  figures: figuresSchema,
})
export type MailingRow = z.infer<typeof rowSchema>
export const mailingRowsSchema = z.array(rowSchema)

/** A mailing as the back office sees it. */
export const mailingSchema = rowSchema.omit({ subject: true }).extend({
  texts: mailingTextsSchema,
  products: z.array(z.object({ id: count, name: z.string() })),
  mailsPerMinute: count,
  /** How many would get it if it was started now. */
  readers: count,
})
export type Mailing = z.infer<typeof mailingSchema>
