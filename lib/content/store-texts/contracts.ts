/** What the owner writes instead of the texts that pages of the store came with, as the back office has it. */
import { z } from 'zod'
import {
  pageInputSchema,
  pageVersionRowsSchema,
  storedPageTextsSchema,
  textVersionSchema,
} from '@/lib/content/pages/contracts'
import type { ArticleHtml } from '@/lib/core/rich-text'
import { fault } from '@/lib/core/server-text'
import { localeSchema } from '@/lib/i18n/locale-schema'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { STORE_TEXT_PAGES } from '@/lib/settings/store-texts/pages'
import { STORE_VARIABLES } from '@/lib/settings/store-texts/variables'

export const storeTextPageSchema = z.enum(STORE_TEXT_PAGES)

const stateSchema = z.object({
  languages: z.array(z.string()),
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})

/** A page of the store as the list of them has it. */
const storeTextRowSchema = z.object({
  page: storeTextPageSchema,
  path: z.string(),
  /** The owner's text, published or not; `null` where there is none. */
  own: stateSchema.nullable(),
})
export type StoreTextRow = z.infer<typeof storeTextRowSchema>
export const storeTextRowsSchema = z.array(storeTextRowSchema)

/** A page of the store as its editor gets it. */
export const adminStoreTextSchema = storeTextRowSchema.extend({
  own: stateSchema.extend({ texts: storedPageTextsSchema }).nullable(),
  /** What the page came with, with variables where it follows the settings. */
  original: storedPageTextsSchema,
  /** What texts may name, and what it stands for now. */
  variables: z.array(
    z.object({ name: z.enum(STORE_VARIABLES), value: z.string(), isEnglish: z.boolean() }),
  ),
  versions: z.number().int(),
})
export type AdminStoreText = z.infer<typeof adminStoreTextSchema>

const { texts, isPublished, publishAt } = pageInputSchema.shape

/** Body of PUT /api/admin/store-texts/[page]. */
export const storeTextInputSchema = z.object({
  texts,
  isPublished,
  publishAt,
  /** The `updatedAt` that was loaded, `null` where there was no text: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .nullable()
    .optional(),
})
export type StoreTextInput = z.output<typeof storeTextInputSchema>

/** Body of POST /api/admin/store-texts/[page]/preview. */
export const storeTextPreviewSchema = z.object({ texts, locale: localeSchema })
export type StoreTextPreview = z.output<typeof storeTextPreviewSchema>

export { pageVersionRowsSchema, textVersionSchema }

/** The owner's text on a page of the store as it is shown in a language. */
export type ShownStoreText = ArticleHtml & {
  title: string
  metaTitle: string
  metaDescription: string
  /** The language that it is in. */
  language: TranslatedLocale
  /** When it was changed last. */
  updatedAt: string
}
