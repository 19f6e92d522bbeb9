/** Articles and their versions, as the back office lists and changes them. */
import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { ownPictureSchema } from '@/lib/media/contracts'
import {
  ARTICLE_STATUSES,
  MAX_CONTENT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_READ_TIME,
  MAX_SLUG_LENGTH,
  MAX_TITLE_LENGTH,
} from './article-rules'
import { HELP_TOPICS } from './help-topics'
import { MAX_CATEGORY_NAME } from './own-categories/contracts'

const TOPIC_NAMES = HELP_TOPICS.map(({ name }) => name)
/** A visitor's clock may be ahead of the server's. */
const CLOCK_SLACK_MS = 60_000
/** A time that has come may wait that long for the job that publishes. */
const PUBLISHING_MS = 5 * 60_000

const fields = {
  title: lineSchema('title', MAX_TITLE_LENGTH).min(1, fault('fields.enterTitle')),
  /** Derived from the title when left empty. */
  slug: lineSchema('slug', MAX_SLUG_LENGTH),
  excerpt: lineSchema('excerpt', MAX_EXCERPT_LENGTH).min(1, fault('articles.enterExcerpt')),
  /** HTML; it is sanitised before it is stored. */
  content: paragraphsSchema('content', MAX_CONTENT_LENGTH).min(1, fault('articles.writeArticle')),
  image: ownPictureSchema('image'),
  category: lineSchema('category', MAX_CATEGORY_NAME).min(1, fault('fields.chooseCategory')),
  helpTopic: z
    .enum(
      TOPIC_NAMES,
      fault('fields.mustBeOneOf', { field: 'helpTopic', choices: TOPIC_NAMES.join(', ') }),
    )
    .nullable(),
  /** Minutes; estimated from the text when `null`. */
  readTime: z
    .number(fault('fields.mustBeNumber', { field: 'readTime' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'readTime' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'readTime', min: 1 }))
    .max(MAX_READ_TIME, fault('fields.mustBeAtMost', { field: 'readTime', max: MAX_READ_TIME }))
    .nullable(),
  isPublished: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isPublished' })),
  publishedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'publishedAt' }))
    .refine(
      (date) => date >= '2000' && Date.parse(date) <= Date.now() + CLOCK_SLACK_MS,
      fault('articles.dayInFuture'),
    ),
  /** When a draft publishes itself; `null`: it does not. */
  publishAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'publishAt' }))
    .refine(
      (date) => Date.parse(date) > Date.now() - PUBLISHING_MS && date < '2100',
      fault('articles.chooseTimeFuture'),
    )
    .nullable(),
}

/** Body of POST /api/admin/articles. A new article is a draft unless it says otherwise. */
export const articleInputSchema = z.object({
  ...fields,
  slug: fields.slug.default(''),
  image: fields.image.default(null),
  helpTopic: fields.helpTopic.default(null),
  readTime: fields.readTime.default(null),
  isPublished: fields.isPublished.default(false),
  publishedAt: fields.publishedAt.optional(),
  publishAt: fields.publishAt.default(null),
})
export type ArticleInput = z.output<typeof articleInputSchema>

/** Body of PATCH /api/admin/articles/[id]: what is left out stays as it is. */
export const articleChangeSchema = z.object({
  ...z.object(fields).partial().shape,
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type ArticleChange = z.output<typeof articleChangeSchema>

/** Body of POST /api/admin/articles/preview: what the page shows, as far as it is written. */
export const articlePreviewSchema = z.object({
  title: fields.title,
  excerpt: lineSchema('excerpt', MAX_EXCERPT_LENGTH).default(''),
  content: paragraphsSchema('content', MAX_CONTENT_LENGTH).default(''),
  image: fields.image.default(null),
  category: fields.category,
  readTime: fields.readTime.default(null),
  publishedAt: z.iso.datetime(fault('fields.mustBeTime', { field: 'publishedAt' })).optional(),
  /** The article that it is a new version of: it is not related to itself. */
  articleId: z.number().int().positive().nullable().default(null),
})
export type ArticlePreview = z.output<typeof articlePreviewSchema>

/** The address of the preview; whoever knows it can see it. */
export const articlePreviewAnswerSchema = z.object({ path: z.string() })
export type ArticlePreviewAnswer = z.infer<typeof articlePreviewAnswerSchema>

/** Query of GET /api/admin/articles. */
export const adminArticleQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  category: lineSchema('category', MAX_CATEGORY_NAME).optional(),
  status: z
    .enum(
      ARTICLE_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: ARTICLE_STATUSES.join(', ') }),
    )
    .optional(),
  ...pageQuery(100, 25),
})
export type AdminArticleQuery = z.output<typeof adminArticleQuerySchema>

const adminArticleRowSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.string().nullable(),
  category: z.string(),
  helpTopic: z.string().nullable(),
  readTime: z.number().int(),
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type AdminArticleRow = z.infer<typeof adminArticleRowSchema>
export const adminArticleRowsSchema = z.array(adminArticleRowSchema)

/** An article as its editor gets it. */
export const adminArticleSchema = adminArticleRowSchema.extend({
  content: z.string(),
  /** Titles of published articles with a link to this one. */
  linkedFrom: z.array(z.string()),
  /** Whether the help center lists it among its popular ones. */
  isPopular: z.boolean(),
  /** The WordPress post that it was brought in from, and whether it follows that. */
  origin: z.object({ link: z.string(), follows: z.boolean() }).nullable(),
  /** How many earlier texts of it are kept. */
  versions: z.number().int(),
})
export type AdminArticle = z.infer<typeof adminArticleSchema>

/** A text that an article had, without its content. */
const articleVersionRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** When the article was last saved with it. */
  savedAt: z.iso.datetime(),
  replacedAt: z.iso.datetime(),
  replacedBy: z.string(),
})
export type ArticleVersionRow = z.infer<typeof articleVersionRowSchema>
export const articleVersionRowsSchema = z.array(articleVersionRowSchema)

export const articleVersionSchema = articleVersionRowSchema.extend({
  excerpt: z.string(),
  content: z.string(),
})
export type ArticleVersionText = z.infer<typeof articleVersionSchema>
