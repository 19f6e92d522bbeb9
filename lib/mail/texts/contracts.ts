/** The words of mails that the owner may change. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { MAIL_TEXT_KIND_NAMES, MAX_SUBJECT_LENGTH, MAX_WORDS_LENGTH, type WordField } from './kinds'

const languageSchema = z.enum(
  TRANSLATED_LOCALES,
  fault('fields.mustBe', { field: 'language', example: 'de' }),
)

export const mailTextKindSchema = z.enum(MAIL_TEXT_KIND_NAMES)

/** Empty or left out: the original. */
const line = (name: string) => lineSchema(name, MAX_SUBJECT_LENGTH).optional()
const text = (name: string) => paragraphsSchema(name, MAX_WORDS_LENGTH).optional()

/** What the owner has mails of one kind say in one language. */
export const ownWordsSchema = z.object({
  subject: line('subject'),
  heading: line('heading'),
  opening: text('opening'),
  closing: text('closing'),
  signature: text('signature'),
  footer: text('footer'),
} satisfies Record<WordField, z.ZodType>)
export type OwnWords = z.infer<typeof ownWordsSchema>

/** Body of PUT /api/admin/mail-texts/[kind]. */
export const mailTextChangeSchema = z.object({
  language: languageSchema,
  /** Whatever is empty or left out is the original again. */
  words: ownWordsSchema,
  /** The `updatedAt` that was loaded, `null` for none: what somebody else saved since is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .nullable()
    .optional(),
})
export type MailTextChange = z.output<typeof mailTextChangeSchema>

const mailTextSchema = z.object({
  language: languageSchema,
  own: ownWordsSchema,
  /** What stands there without own words, with the same variables. */
  original: ownWordsSchema,
  updatedAt: z.iso.datetime().nullable(),
})
export type MailText = z.infer<typeof mailTextSchema>

/** The words of a kind of mail in every language. */
export const mailTextsSchema = z.object({
  kind: mailTextKindSchema,
  texts: z.array(mailTextSchema),
})
export type MailTexts = z.infer<typeof mailTextsSchema>

/** Which kinds have words of the owner's, and in which languages. */
export const mailTextListSchema = z.array(
  z.object({ kind: mailTextKindSchema, languages: z.array(languageSchema) }),
)
export type MailTextList = z.infer<typeof mailTextListSchema>

/** Body of POST /api/admin/mail-texts/[kind]/preview, and of its trial. */
export const mailTextPreviewSchema = z.object({
  language: languageSchema,
  words: ownWordsSchema,
  /** Whose order it is filled from; without one, the last. */
  orderNumber: lineSchema('orderNumber', 60).optional(),
})
export type MailTextPreview = z.output<typeof mailTextPreviewSchema>

export const renderedMailTextSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The order that it is filled from; `null`: there is none, and all values are examples. */
  orderNumber: z.string().nullable(),
})
export type RenderedMailText = z.infer<typeof renderedMailTextSchema>
