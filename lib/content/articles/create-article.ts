import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminArticle, ArticleInput } from './admin-contracts'
import { estimateReadTime } from './article-rules'
import {
  ARTICLE_ENTITY,
  type ArticleFields,
  auditedArticle,
  invalidateArticle,
  onSlugTaken,
  publishAtOf,
  requireSlug,
  sanitizeInput,
} from './article-writes'
import { requireAdminArticle } from './queries'

/**
 * Adds an article.
 *
 * @throws AppError `invalid`, or `conflict` for a slug that is taken
 */
export async function createArticle(actor: Actor, input: ArticleInput): Promise<AdminArticle> {
  const id = await db().$transaction(async (tx) => {
    const sanitized = await sanitizeInput(tx, input)
    const article: ArticleFields = {
      ...sanitized,
      slug: requireSlug(sanitized.slug, sanitized.title),
      readTime: sanitized.readTime ?? estimateReadTime(sanitized.content),
      publishedAt: sanitized.publishedAt ? new Date(sanitized.publishedAt) : new Date(),
      publishAt: publishAtOf(sanitized.isPublished, sanitized.publishAt),
    }
    const created = await tx.article.create({ data: article }).catch(onSlugTaken)
    await recordAudit(tx, actor, {
      action: 'article.create',
      entityType: ARTICLE_ENTITY,
      entityId: created.id,
      after: auditedArticle(article),
    })
    await invalidateArticle(tx, created.id, article)
    return created.id
  })
  return requireAdminArticle(id)
}
