/** The owner's own pages, as the back office lists and changes them. */

import { z } from 'zod'
import {
  ARTICLE_STATUSES,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
} from '@/lib/content/articles/article-rules'
import { pageQuery } from '@/lib/core/number-schemas'
import type { ArticleHtml } from '@/lib/core/rich-text'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { localeSchema } from '@/lib/i18n/locale-schema'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'
import { type PageBlock, pageBlocksSchema } from './page-blocks'
import {
  languagesOf,
  MAX_META_DESCRIPTION,
  MAX_META_TITLE,
  MAX_PAGE_CONTENT,
  type PageTexts,
} from './page-rules'

/** A time that has come may wait that long for the job that publishes. */
const PUBLISHING_MS = 5 * 60_000

const pageTextSchema = z.object({
  title: lineSchema('title', MAX_TITLE_LENGTH).min(1, fault('fields.enterTitle')),
  content: paragraphsSchema('content', MAX_PAGE_CONTENT).min(1, fault('pages.writeText')),
  metaTitle: lineSchema('metaTitle', MAX_META_TITLE).default(''),
  metaDescription: lineSchema('metaDescription', MAX_META_DESCRIPTION).default(''),
})

const byLanguage = z.object(inEveryLanguage(undefined, pageTextSchema.optional()))
/** The texts of a page as they are stored. */
export const storedPageTextsSchema = byLanguage satisfies z.ZodType<PageTexts>

const fields = {
  /** Derived from the title when left empty. */
  slug: lineSchema('slug', MAX_SLUG_LENGTH),
  texts: byLanguage.refine((texts) => languagesOf(texts).length > 0, fault('pages.writeText')),
  blocks: pageBlocksSchema,
  isPublished: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isPublished' })),
  /** When a draft publishes itself; `null`: it does not. */
  publishAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'publishAt' }))
    .refine(
      (date) => Date.parse(date) > Date.now() - PUBLISHING_MS && date < '2100',
      fault('articles.chooseTimeFuture'),
    )
    .nullable(),
}

/** A page of the owner's as it is shown in a language. */
export type OwnPage = ArticleHtml & {
  slug: string
  title: string
  metaTitle: string
  metaDescription: string
  /** The language that its text is in. */
  language: TranslatedLocale
  blocks: PageBlock[]
  /** When it was changed last. */
  updatedAt: string
}

/** Body of POST /api/admin/pages. A new page is a draft unless it says otherwise. */
export const pageInputSchema = z.object({
  ...fields,
  slug: fields.slug.default(''),
  blocks: fields.blocks.default([]),
  isPublished: fields.isPublished.default(false),
  publishAt: fields.publishAt.default(null),
})
export type PageInput = z.output<typeof pageInputSchema>

/** Body of PATCH /api/admin/pages/[id]: what is left out stays as it is. */
export const pageChangeSchema = z.object({
  ...z.object(fields).partial().shape,
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type PageChange = z.output<typeof pageChangeSchema>

/** Body of POST /api/admin/pages/preview. */
export const pagePreviewSchema = z.object({
  texts: fields.texts,
  blocks: fields.blocks.default([]),
  /** In which language it is looked at. */
  locale: localeSchema,
  pageId: z.number().int().positive().nullable().default(null),
  /** The id of a draft of the same user's, which is shown at its address from then on. */
  replaces: z.uuid(fault('fields.mustBe', { field: 'replaces', example: 'an id' })).optional(),
})
export type PagePreview = z.output<typeof pagePreviewSchema>

/** The address of the preview; whoever knows it can see it. */
export const pagePreviewAnswerSchema = z.object({ id: z.string(), path: z.string() })
export type PagePreviewAnswer = z.infer<typeof pagePreviewAnswerSchema>

/** Query of GET /api/admin/pages. */
export const adminPageQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  status: z
    .enum(
      ARTICLE_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: ARTICLE_STATUSES.join(', ') }),
    )
    .optional(),
  ...pageQuery(100, 25),
})
export type AdminPageQuery = z.output<typeof adminPageQuerySchema>

const adminPageRowSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** In the store's default language, or another one that it has. */
  title: z.string(),
  languages: z.array(z.string()),
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type AdminPageRow = z.infer<typeof adminPageRowSchema>
export const adminPageRowsSchema = z.array(adminPageRowSchema)

/** A page as its editor gets it. */
export const adminPageSchema = adminPageRowSchema.extend({
  texts: byLanguage,
  blocks: pageBlocksSchema,
  /** How many earlier versions of its texts are kept. */
  versions: z.number().int(),
})
export type AdminPage = z.infer<typeof adminPageSchema>

const pageVersionRowSchema = z.object({
  id: z.number().int(),
  /** When the page was last saved with it. */
  savedAt: z.iso.datetime(),
  replacedAt: z.iso.datetime(),
  replacedBy: z.string(),
})
export type PageVersionRow = z.infer<typeof pageVersionRowSchema>
export const pageVersionRowsSchema = z.array(pageVersionRowSchema)

export const textVersionSchema = pageVersionRowSchema.extend({ texts: byLanguage })
export type TextVersion = z.infer<typeof textVersionSchema>
export const pageVersionSchema = textVersionSchema.extend({ blocks: pageBlocksSchema })
export type PageVersion = z.infer<typeof pageVersionSchema>
