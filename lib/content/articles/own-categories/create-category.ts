import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Named, recordAudit } from '@/lib/staff/audit'
import {
  ARTICLE_CATEGORY_ENTITY,
  changeCategories,
  MAX_OWN_CATEGORIES,
  requireFreeName,
} from './category-writes'
import type { ArticleCategoryInput, ArticleCategoryRow } from './contracts'

/** Adds a category. @throws AppError `conflict` for a name that is taken, or when there are too many */
export const createArticleCategory = (
  actor: Named,
  { name }: ArticleCategoryInput,
): Promise<ArticleCategoryRow> =>
  changeCategories(async (tx) => {
    if ((await tx.articleCategory.count()) >= MAX_OWN_CATEGORIES)
      throw new AppError(
        'conflict',
        say('articles.categoriesAtMost', { count: MAX_OWN_CATEGORIES }),
      )
    await requireFreeName(tx, name)
    const { id } = await tx.articleCategory.create({ data: { name } })
    await recordAudit(tx, actor, {
      action: 'article_category.create',
      entityType: ARTICLE_CATEGORY_ENTITY,
      entityId: id,
      after: { name },
    })
    return { id, name, articles: 0 }
  })
