import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { missingUploads } from '@/lib/media/uploads'
import { articleTags } from './cache-tags'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminArticle, ArticleChange, ArticleInput } from './admin-contracts'
import { adminArticle } from './admin-queries'
import { cleanArticle } from './article-html'
import { ARTICLE_SLUG, articleSlug, readMinutes } from './article-rules'

const ENTITY = 'article'

type Row = Prisma.ArticleGetPayload<object>
/** An article as it is to be stored; `content` has been cleaned. */
type Fields = Pick<
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
>

const refuse = (code: 'invalid' | 'conflict', path: string, message: string) =>
  new AppError(code, message, { issues: [{ path, message }] })

/** @throws AppError `invalid` for a slug of another form, or a title that none can be made from */
function slugFor(slug: string, title: string): string {
  const chosen = slug || articleSlug(title)
  if (chosen === '')
    throw refuse('invalid', 'slug', 'Enter a slug: the title has no letters to make one from')
  if (!ARTICLE_SLUG.test(chosen))
    throw refuse('invalid', 'slug', 'Use small letters, digits and single hyphens')
  return chosen
}

/** Two writes at once may choose the same slug; the database lets one through. */
async function uniqueSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw refuse('conflict', 'slug', 'Another article has this slug')
    throw error
  }
}

/**
 * What was written, with its content cleaned.
 *
 * @throws AppError `invalid` when nothing is left of the content, or for a picture that is missing
 */
async function checked<T extends { content?: string; image?: string | null }>(
  tx: Tx,
  article: T,
): Promise<T> {
  const content = article.content && cleanArticle(article.content, env().SITE_URL)
  if (content === '') throw refuse('invalid', 'content', 'Write the article')
  if (article.image && (await missingUploads(tx, [article.image])).length > 0)
    throw refuse('invalid', 'image', 'There is no such picture')
  const missing = await missingUploads(tx, picturesIn(content ?? ''))
  if (missing.length > 0)
    throw refuse('invalid', 'content', `There is no such picture: ${missing.join(', ')}`)
  return content === undefined ? article : { ...article, content }
}

/** Works on cleaned HTML, in which every attribute stands in quotation marks. */
const picturesIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/<img[^>]*? src="([^"]*)"/g)].map(([, path = '']) => path)),
]

/** What the audit trail keeps of an article; of its text only how long it is. */
function factsOf(article: Fields) {
  const { content, publishedAt, ...facts } = article
  return { ...facts, publishedAt: publishedAt.toISOString(), contentLength: content.length }
}

/** A draft is on no page, so its changes are none to a page. */
const markIfSeen = async (tx: Tx, id: number, ...versions: readonly Fields[]) => {
  if (versions.some(({ isPublished }) => isPublished))
    await invalidateTags(tx, [articleTags.articles, articleTags.article(id)])
}

/**
 * Adds an article.
 *
 * @throws AppError `invalid`, or `conflict` for a slug that is taken
 */
export async function createArticle(actor: Actor, input: ArticleInput): Promise<AdminArticle> {
  const id = await db().$transaction(async (tx) => {
    const written = await checked(tx, input)
    const article: Fields = {
      ...written,
      slug: slugFor(written.slug, written.title),
      readTime: written.readTime ?? readMinutes(written.content),
      publishedAt: written.publishedAt ? new Date(written.publishedAt) : new Date(),
    }
    const created = await uniqueSlug(tx.article.create({ data: article }))
    await recordAudit(tx, actor, {
      action: 'article.create',
      entityType: ENTITY,
      entityId: created.id,
      after: factsOf(article),
    })
    await markIfSeen(tx, created.id, article)
    return created.id
  })
  return saved(id)
}

/**
 * Changes an article. A draft that is published without a day is published now.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a slug that is
 *   taken; `invalid`
 */
export async function changeArticle(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...change }: ArticleChange,
): Promise<AdminArticle> {
  await db().$transaction(async (tx) => {
    const before = await locked(tx, id)
    if (
      expectedUpdatedAt &&
      before.updatedAt.toISOString() !== new Date(expectedUpdatedAt).toISOString()
    )
      throw new AppError(
        'conflict',
        'Somebody else changed this article in the meantime. Reload to see their version.',
      )
    const after = changed(before, await checked(tx, change))
    await uniqueSlug(tx.article.update({ where: { id }, data: after }))
    await recordAudit(tx, actor, {
      action: 'article.update',
      entityType: ENTITY,
      entityId: id,
      before: factsOf(before),
      after: factsOf(after),
    })
    await markIfSeen(tx, id, before, after)
  })
  return saved(id)
}

function changed(before: Row, change: Omit<ArticleChange, 'expectedUpdatedAt'>): Fields {
  const { id: _, createdAt: __, updatedAt: ___, ...known } = before
  const { readTime, publishedAt, slug, ...rest } = change
  const title = rest.title ?? before.title
  const content = rest.content ?? before.content
  const isFirstPublished = rest.isPublished === true && !before.isPublished
  return {
    ...known,
    ...rest,
    slug: slug === undefined ? before.slug : slugFor(slug, title),
    readTime: readTime === null ? readMinutes(content) : (readTime ?? before.readTime),
    publishedAt: publishedAt
      ? new Date(publishedAt)
      : isFirstPublished
        ? new Date()
        : before.publishedAt,
  }
}

/** Deletes an article. @throws AppError `not_found` */
export async function deleteArticle(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await locked(tx, id)
    await tx.article.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'article.delete',
      entityType: ENTITY,
      entityId: id,
      before: factsOf(before),
    })
    await markIfSeen(tx, id, before)
  })
}

async function locked(tx: Tx, id: number): Promise<Row> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "Article" WHERE "id" = ${id} FOR UPDATE`)
  const row = await tx.article.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', 'There is no such article')
  return row
}

async function saved(id: number): Promise<AdminArticle> {
  const article = await adminArticle(id)
  if (!article) throw new AppError('not_found', 'There is no such article')
  return article
}
