import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { ARTICLE_ENTITY, auditedArticle, invalidateArticle, lockArticle } from './article-writes'

/** Deletes an article. @throws AppError `not_found` */
export async function deleteArticle(actor: Actor, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockArticle(tx, id)
    await tx.article.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'article.delete',
      entityType: ARTICLE_ENTITY,
      entityId: id,
      before: auditedArticle(before),
    })
    await invalidateArticle(tx, id, before)
  })
}
