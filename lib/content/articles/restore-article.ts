import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { stillHas } from '@/lib/core/differences'
import { AppError } from '@/lib/core/errors'
import { picturesIn } from '@/lib/core/rich-text'
import { requireUploads } from '@/lib/media/uploads'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { reversed, type Undoing } from '@/lib/staff/undo-contracts'
import { changedSince, laterChanges, type UndoableChange } from '@/lib/staff/undoable-changes'
import {
  ARTICLE_ENTITY,
  type ArticleFields,
  auditedArticle,
  invalidateArticle,
  lockIfThere,
  onSlugTaken,
  storedArticle,
  storedArticleSchema,
} from './article-writes'
import { keepVersion } from './keep-version'
import { requireCategory } from './own-categories/category-writes'

/**
 * Undoes the change or the deletion of an article.
 *
 * @throws AppError `conflict` when it was changed since, or for a slug that is taken; `invalid` for a picture or
 *   category that is gone
 */
export async function restoreArticle(actor: Actor, change: UndoableChange): Promise<Undoing> {
  const id = Number(change.entityId)
  await db().$transaction(async (tx) => {
    const now = await lockIfThere(tx, id)
    const { before, after } = change.undo
    const isUntouched = after ? now && stillHas(storedArticle(now), after) : !now
    const later = (await laterChanges(tx, [change.id])).get(change.id)
    if (later || !isUntouched) {
      const { timezone } = await currentSettings(tx)
      throw new AppError('conflict', changedSince(later, timezone))
    }
    const stored = storedArticleSchema.parse({ ...(now && storedArticle(now)), ...before })
    const article: ArticleFields = {
      ...stored,
      publishedAt: new Date(stored.publishedAt),
      publishAt: ifStillToCome(stored.publishAt),
    }
    await requireCategory(tx, article.category)
    await requireUploads(tx, { image: article.image, content: picturesIn(article.content) })
    await write(tx, id, article, now !== null).catch(onSlugTaken)
    if (now) await keepVersion(tx, { before: now, after: article, replacedBy: actor.username })
    await recordAudit(tx, actor, {
      action: 'article.undo',
      entityType: ARTICLE_ENTITY,
      entityId: id,
      ...(now && { before: auditedArticle(now) }),
      after: auditedArticle(article),
      undo: reversed(change.undo),
      undoesId: change.id,
    })
    await invalidateArticle(tx, id, ...(now ? [now, article] : [article]))
  })
  return { undone: 1, kept: [] }
}

/** What somebody takes back must not publish itself at the next minute. */
const ifStillToCome = (publishAt: string | null): Date | null =>
  publishAt !== null && Date.parse(publishAt) > Date.now() ? new Date(publishAt) : null

const write = (tx: Tx, id: number, article: ArticleFields, exists: boolean) =>
  exists
    ? tx.article.update({ where: { id }, data: article })
    : tx.article.create({ data: { ...article, id } })
