import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { ARTICLE_CATEGORY_ENTITY, changeCategories, lockOwnCategory } from './category-writes'

/** Deletes a category without articles. @throws AppError `not_found`; `conflict` when it has some */
export const deleteArticleCategory = (actor: Actor, id: number): Promise<void> =>
  changeCategories(async (tx) => {
    const { name } = await lockOwnCategory(tx, id)
    const articles = await tx.article.count({ where: { category: name } })
    if (articles > 0)
      throw new AppError(
        'conflict',
        say('articles.categoryInUse', {
          articles:
            articles === 1
              ? say('articles.oneArticleIs')
              : say('articles.severalArticlesAre', { count: articles }),
        }),
      )
    await tx.articleCategory.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'article_category.delete',
      entityType: ARTICLE_CATEGORY_ENTITY,
      entityId: id,
      before: { name },
    })
  })
