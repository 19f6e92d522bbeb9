import 'server-only'
import type { Tx } from '@/lib/core/db'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { ARTICLE_SLUG, articleSlug, estimateReadTime, MAX_SLUG_LENGTH } from './article-rules'
import {
  ARTICLE_ENTITY,
  type ArticleFields,
  auditedArticle,
  invalidateArticle,
  lockIfThere,
  onSlugTaken,
  sanitizeInput,
  undoOfArticle,
} from './article-writes'
import { keepVersion } from './keep-version'

/** An article as it comes from elsewhere. */
type Brought = Pick<
  ArticleFields,
  'title' | 'excerpt' | 'content' | 'image' | 'category' | 'helpTopic' | 'publishedAt'
> & {
  /** The first that can be an address and is free is taken, or with a number behind it. */
  slugs: readonly string[]
}

/**
 * Adds an article that comes from elsewhere, and publishes it.
 *
 * @throws AppError `invalid` when nothing is left of the content, or its category or a picture does not exist
 */
export async function bringArticle(
  tx: Tx,
  { slugs, ...brought }: Brought,
): Promise<ArticleFields & { id: number }> {
  const sanitized = await sanitizeInput(tx, brought)
  const article: ArticleFields = {
    ...sanitized,
    slug: await freeSlug(tx, slugs),
    readTime: estimateReadTime(sanitized.content),
    isPublished: true,
    publishAt: null,
  }
  const created = await tx.article.create({ data: article }).catch(onSlugTaken)
  await recordAudit(tx, SERVER, {
    action: 'article.create',
    entityType: ARTICLE_ENTITY,
    entityId: created.id,
    after: auditedArticle(article),
  })
  await invalidateArticle(tx, created.id, article)
  return created
}

/**
 * Brings an article in step with where it came from; what is left out stays.
 *
 * @returns `null` when it is gone
 * @throws AppError as {@link bringArticle}
 */
export async function bringInStep(
  tx: Tx,
  id: number,
  change: Partial<Omit<Brought, 'slugs'> & Pick<ArticleFields, 'isPublished'>>,
): Promise<ArticleFields | null> {
  const before = await lockIfThere(tx, id)
  if (!before) return null
  const sanitized = await sanitizeInput(tx, change)
  const { id: _, createdAt: __, updatedAt: ___, ...fields } = before
  const after: ArticleFields = {
    ...fields,
    ...sanitized,
    ...(sanitized.content !== undefined && { readTime: estimateReadTime(sanitized.content) }),
    ...(sanitized.isPublished && { publishAt: null }),
  }
  await tx.article.update({ where: { id }, data: after })
  await keepVersion(tx, { before, after, replacedBy: SERVER.username })
  await recordAudit(tx, SERVER, {
    action: 'article.update',
    entityType: ARTICLE_ENTITY,
    entityId: id,
    before: auditedArticle(before),
    after: auditedArticle(after),
    undo: undoOfArticle(before, after),
  })
  await invalidateArticle(tx, id, before, after)
  return after
}

/** Room for the number behind it. */
const NUMBER_LENGTH = 6

async function freeSlug(tx: Tx, slugs: readonly string[]): Promise<string> {
  const base =
    slugs
      .map((slug) =>
        articleSlug(slug)
          .slice(0, MAX_SLUG_LENGTH - NUMBER_LENGTH)
          .replace(/-$/, ''),
      )
      .find((slug) => ARTICLE_SLUG.test(slug)) ?? 'article'
  const taken = await tx.article.findMany({
    where: { slug: { startsWith: base } },
    select: { slug: true },
  })
  const isTaken = new Set(taken.map(({ slug }) => slug))
  let free = base
  for (let number = 2; isTaken.has(free); number++) free = `${base}-${number}`
  return free
}
