import 'server-only'
import { db } from '@/lib/core/db'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { ARTICLE_ENTITY, auditedArticle, invalidateArticle, lockIfThere } from './article-writes'

/** Publishes the drafts whose time has come. */
export async function publishDueArticles(): Promise<void> {
  const due = await db().article.findMany({
    where: { publishAt: { lte: new Date() } },
    orderBy: { publishAt: 'asc' },
    select: { id: true },
  })
  for (const { id } of due) await publishIfDue(id)
}

/** Somebody may have changed or deleted it since it was found. */
async function publishIfDue(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockIfThere(tx, id)
    if (!before?.publishAt || before.publishAt > new Date()) return
    const change = { isPublished: true, publishedAt: before.publishAt, publishAt: null }
    const after = await tx.article.update({ where: { id }, data: change })
    await recordAudit(tx, SERVER, {
      action: 'article.publish',
      entityType: ARTICLE_ENTITY,
      entityId: id,
      before: auditedArticle(before),
      after: auditedArticle(after),
    })
    await invalidateArticle(tx, id, after)
  })
}
