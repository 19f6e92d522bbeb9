import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import {
  ARTICLE_ENTITY,
  auditedArticle,
  invalidateArticle,
  lockArticle,
  storedArticle,
} from './article-writes'

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
      undo: undoState(storedArticle(before), null),
    })
    await invalidateArticle(tx, id, before)
  })
}
