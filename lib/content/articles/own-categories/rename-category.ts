import 'server-only'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { articleTags } from '../cache-tags'
import {
  ARTICLE_CATEGORY_ENTITY,
  changeCategories,
  lockOwnCategory,
  requireFreeName,
} from './category-writes'
import type { ArticleCategoryInput, ArticleCategoryRow } from './contracts'

/**
 * Renames a category, for its articles too.
 *
 * @throws AppError `not_found`; `conflict` for a name that is taken
 */
export const renameArticleCategory = (
  actor: Actor,
  id: number,
  { name }: ArticleCategoryInput,
): Promise<ArticleCategoryRow> =>
  changeCategories(async (tx) => {
    const before = await lockOwnCategory(tx, id)
    await requireFreeName(tx, name, id)
    await tx.articleCategory.update({ where: { id }, data: { name } })
    const { count } = await tx.article.updateMany({
      where: { category: before.name },
      data: { category: name },
    })
    await recordAudit(tx, actor, {
      action: 'article_category.rename',
      entityType: ARTICLE_CATEGORY_ENTITY,
      entityId: id,
      before: { name: before.name },
      after: { name, articles: count },
    })
    if (count > 0) await invalidateTags(tx, [articleTags.articles])
    return { id, name, articles: count }
  })
