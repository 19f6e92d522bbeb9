import { z } from 'zod'
import {
  TRANSLATED_FIELD_NAMES,
  TRANSLATED_FIELDS,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
} from '@/lib/catalog/translations/subjects'
import { idSchema } from '@/lib/core/id-schemas'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'

export const MAX_LINE = 300
export const MAX_TEXT = 10_000
export const MAX_MARKUP = 200_000
export const MAX_ENTRIES = 60

const kindSchema = z.enum(
  TRANSLATED_SUBJECTS,
  fault('fields.mustBeOneOf', { field: 'kind', choices: TRANSLATED_SUBJECTS.join(', ') }),
)
const languageSchema = z.enum(
  TRANSLATED_LOCALES,
  fault('fields.mustBeOneOf', { field: 'language', choices: TRANSLATED_LOCALES.join(', ') }),
)

/** Query of GET /api/admin/translations. */
export const translationQuerySchema = z.object({
  kind: kindSchema.default('product'),
  language: languageSchema,
  search: z
    .string()
    .trim()
    .max(200, fault('fields.mustBeAtMostCharacters', { field: 'search', max: 200 }))
    .optional(),
  /** Those whose leading texts are not all there, or no other. */
  missing: z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: 'missing' }))
    .transform((text) => text === 'true')
    .optional(),
  ...pageQuery(100, 25),
})
export type TranslationQuery = z.infer<typeof translationQuerySchema>

/** How much of something is there in a language: fields that the original has, by what became of them. */
const progressSchema = z.object({
  done: z.number().int(),
  /** Written for an original that was changed since. */
  outdated: z.number().int(),
  proposed: z.number().int(),
  missing: z.number().int(),
})
export type TranslationProgress = z.infer<typeof progressSchema>

const translationRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  progress: progressSchema,
})
export type TranslationRow = z.infer<typeof translationRowSchema>
export const translationRowsSchema = z.array(translationRowSchema)

const textSchema = z.union([z.string(), z.array(z.string())])

/** One thing beside what it says in a language. */
export const translationSchema = z.object({
  kind: kindSchema,
  id: z.number().int(),
  name: z.string(),
  language: languageSchema,
  /** The one that the original is in. */
  originalLanguage: languageSchema,
  /** `null`: nothing is written in the language. */
  updatedAt: z.iso.datetime().nullable(),
  fields: z.array(
    z.object({
      field: z.enum(TRANSLATED_FIELD_NAMES),
      form: z.enum(['line', 'text', 'list', 'markup']),
      original: textSchema,
      /** `null`: not translated. */
      text: textSchema.nullable(),
      isOutdated: z.boolean(),
      isProposed: z.boolean(),
    }),
  ),
})
export type Translation = z.infer<typeof translationSchema>

export const translationParamsSchema = z.object({
  kind: kindSchema,
  id: idSchema,
  language: languageSchema,
})

/** Body of PUT /api/admin/translations/[kind]/[id]/[language]: empty texts are taken away, fields that are left out stay. */
export const translationChangeSchema = z.object({
  texts: z.record(z.string().max(40), textSchema),
  /** As it was loaded; `null`: nothing was written then. */
  expectedUpdatedAt: z.iso.datetime().nullable().optional(),
})
export type TranslationChange = z.infer<typeof translationChangeSchema>

/** The form of a field of a kind; `null` for one that it does not have. */
export function formOf(kind: TranslatedSubject, field: string) {
  const form = Object.entries(TRANSLATED_FIELDS[kind]).find(([name]) => name === field)?.[1]
  return form ?? null
}
