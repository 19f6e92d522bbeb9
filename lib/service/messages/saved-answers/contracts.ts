/** Texts that staff put into their answers. */
import { z } from 'zod'
import { inBraces } from '@/lib/core/braced-words'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { unknownVariable, VARIABLE_LIST } from './variables'

export const MAX_SAVED_ANSWERS = 200
export const MAX_NAME_LENGTH = 80
export const MAX_TEXT_LENGTH = 5000

const languageSchema = z.enum(
  TRANSLATED_LOCALES,
  fault('fields.mustBe', { field: 'texts', example: 'texts by language' }),
)

/** By language; one that is left out has none. */
export const savedAnswerTextsSchema = z.partialRecord(languageSchema, z.string())
export type SavedAnswerTexts = z.infer<typeof savedAnswerTextsSchema>

const textSchema = paragraphsSchema('texts', MAX_TEXT_LENGTH).superRefine((text, context) => {
  const unknown = unknownVariable(text)
  if (unknown === undefined) return
  context.addIssue({
    code: 'custom',
    message: fault('messages.unknownVariable', {
      variable: inBraces(unknown),
      choices: VARIABLE_LIST,
    }),
  })
})

/** Body of POST /api/admin/saved-answers. */
export const savedAnswerInputSchema = z.object({
  name: lineSchema('name', MAX_NAME_LENGTH).min(1, fault('fields.enterName')),
  /** Empty ones are left out; at least one is needed. */
  texts: z
    .partialRecord(languageSchema, textSchema)
    .transform((texts) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    )
    .pipe(savedAnswerTextsSchema)
    .superRefine((texts, context) => {
      if (Object.keys(texts).length > 0) return
      // Where a text stands for all languages.
      context.addIssue({
        code: 'custom',
        path: [DEFAULT_LOCALE],
        message: fault('messages.savedAnswerNeedsText'),
      })
    }),
})
export type SavedAnswerInput = z.output<typeof savedAnswerInputSchema>

/** Body of PUT /api/admin/saved-answers/[id]. */
export const savedAnswerChangeSchema = savedAnswerInputSchema.extend({
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type SavedAnswerChange = z.output<typeof savedAnswerChangeSchema>

export const savedAnswerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  texts: savedAnswerTextsSchema,
  updatedAt: z.iso.datetime(),
})
export type SavedAnswer = z.infer<typeof savedAnswerSchema>
export const savedAnswersSchema = z.array(savedAnswerSchema)
