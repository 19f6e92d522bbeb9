import 'server-only'
import { db } from '@/lib/core/db'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminArticle, ArticleChange } from './admin-contracts'
import { estimateReadTime } from './article-rules'
import {
  ARTICLE_ENTITY,
  type ArticleFields,
  auditedArticle,
  invalidateArticle,
  lockArticle,
  onSlugTaken,
  publishAtOf,
  requireSlug,
  sanitizeInput,
  undoOfArticle,
} from './article-writes'
import { keepVersion } from './keep-version'
import { requireAdminArticle } from './queries'

/**
 * Changes an article. A draft that is published without a date is published now.
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
    const before = await lockArticle(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisArticle'))
    const after = withChange(before, await sanitizeInput(tx, change))
    await tx.article.update({ where: { id }, data: after }).catch(onSlugTaken)
    await keepVersion(tx, { before, after, replacedBy: actor.username })
    await recordAudit(tx, actor, {
      action: 'article.update',
      entityType: ARTICLE_ENTITY,
      entityId: id,
      before: auditedArticle(before),
      after: auditedArticle(after),
      undo: undoOfArticle(before, after),
    })
    await invalidateArticle(tx, id, before, after)
  })
  return requireAdminArticle(id)
}

type Row = Awaited<ReturnType<typeof lockArticle>>

function withChange(before: Row, change: Omit<ArticleChange, 'expectedUpdatedAt'>): ArticleFields {
  const { id: _, createdAt: __, updatedAt: ___, ...fields } = before
  const { readTime, publishedAt, publishAt, slug, ...rest } = change
  const title = rest.title ?? before.title
  const content = rest.content ?? before.content
  const isPublished = rest.isPublished ?? before.isPublished
  const isFirstPublished = isPublished && !before.isPublished
  return {
    ...fields,
    ...rest,
    slug: slug === undefined ? before.slug : requireSlug(slug, title),
    readTime: readTime === null ? estimateReadTime(content) : (readTime ?? before.readTime),
    publishedAt: publishedAt
      ? new Date(publishedAt)
      : isFirstPublished
        ? new Date()
        : before.publishedAt,
    publishAt:
      publishAt === undefined
        ? isPublished
          ? null
          : before.publishAt
        : publishAtOf(isPublished, publishAt),
  }
}
