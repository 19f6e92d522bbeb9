import 'server-only'
import { z } from 'zod'
import { onUniqueViolation } from '@/lib/core/database-errors'
import type { Prisma, Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { env } from '@/lib/core/env'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { picturesIn, sanitizeArticle } from '@/lib/core/rich-text'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { undoState } from '@/lib/staff/undo-contracts'
import { ARTICLE_SLUG, articleSlug } from './article-rules'
import { articleTags } from './cache-tags'
import { requireCategory } from './own-categories/category-writes'

// What the writes of articles share.

export const ARTICLE_ENTITY = 'article'

type Row = Prisma.ArticleGetPayload<object>

/** An article as it is to be stored; `content` has been sanitised. */
export type ArticleFields = Pick<
  Row,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'image'
  | 'category'
  | 'helpTopic'
  | 'readTime'
  | 'isPublished'
  | 'publishedAt'
  | 'publishAt'
>

/** An article, locked until the transaction ends; `null` when there is none. */
export async function lockIfThere(tx: Tx, id: number): Promise<Row | null> {
  await lockRows(tx, 'Article', { id })
  return tx.article.findUnique({ where: { id } })
}

/** {@link lockIfThere}. @throws AppError `not_found` */
export async function lockArticle(tx: Tx, id: number): Promise<Row> {
  const row = await lockIfThere(tx, id)
  if (!row) throw new AppError('not_found', say('articles.unknown'))
  return row
}

/**
 * The slug that was entered, or one made from the title.
 *
 * @throws AppError `invalid` for a slug of another form, or a title that none can be made from
 */
export function requireSlug(slug: string, title: string): string {
  const chosen = slug || articleSlug(title)
  if (chosen === '') throw invalidField('slug', say('articles.titleMakesNoSlug'))
  if (!ARTICLE_SLUG.test(chosen)) throw invalidField('slug', say('articles.slugLetters'))
  return chosen
}

/** For `.catch()`: two writes at once may choose the same slug; the database lets one through. */
export const onSlugTaken = onUniqueViolation(() =>
  fieldError('conflict', 'slug', say('articles.slugTaken')),
)

type Entered = { category?: string; content?: string; image?: string | null }

/**
 * What was entered, with its content sanitised, and its category and pictures kept from being deleted.
 *
 * @throws AppError `invalid` when nothing is left of the content, or the category or a picture does not
 *   exist
 */
export async function sanitizeInput<T extends Entered>(tx: Tx, article: T): Promise<T> {
  const content = article.content && sanitizeArticle(article.content, env().SITE_URL)
  if (content === '') throw invalidField('content', say('articles.writeArticle'))
  await requireCategory(tx, article.category)
  await requireUploads(tx, { image: article.image, content: picturesIn(content ?? '') })
  return content === undefined ? article : { ...article, content }
}

/** An article as the audit trail records it; of its text only the length. */
export function auditedArticle(article: ArticleFields) {
  const { content, publishedAt, publishAt, ...fields } = article
  return {
    ...fields,
    publishedAt: publishedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    contentLength: content.length,
  }
}

/**
 * When an article publishes itself.
 *
 * @throws AppError `invalid` when it is published already, and a time was entered
 */
export function publishAtOf(isPublished: boolean, publishAt: string | null): Date | null {
  if (isPublished && publishAt)
    throw invalidField('publishAt', say('articles.onlyDraftCanBePublishedLater'))
  return publishAt ? new Date(publishAt) : null
}

export const storedArticleSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  category: z.string(),
  helpTopic: z.string().nullable(),
  readTime: z.number().int(),
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
})

/** All of an article as JSON, in which a time is text. */
export const storedArticle = (article: ArticleFields): z.infer<typeof storedArticleSchema> =>
  storedArticleSchema.parse({
    ...article,
    publishedAt: article.publishedAt.toISOString(),
    publishAt: article.publishAt?.toISOString() ?? null,
  })

/** What undoes the change of an article. */
export function undoOfArticle(before: ArticleFields, after: ArticleFields) {
  const changed = differences(storedArticle(before), storedArticle(after))
  return undoState(changed.before, changed.after)
}

/** Invalidates the pages of an article, unless it was a draft before and after the write. */
export async function invalidateArticle(
  tx: Tx,
  id: number,
  ...versions: readonly ArticleFields[]
): Promise<void> {
  if (versions.some(({ isPublished }) => isPublished))
    await invalidateTags(tx, [articleTags.articles, articleTags.article(id)])
}
