import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { deleteArticleCategory } from '@/lib/content/articles/own-categories/delete-category'
import { renameArticleCategory } from '@/lib/content/articles/own-categories/rename-category'

export const PATCH = serve(
  articlesEndpoints['PATCH /api/admin/article-categories/[id]'],
  ({ actor, params, body }) => renameArticleCategory(actor, params.id, body),
)

export const DELETE = serve(
  articlesEndpoints['DELETE /api/admin/article-categories/[id]'],
  ({ actor, params }) => deleteArticleCategory(actor, params.id),
)
