import { serve } from '@/lib/api/serve'
import { changePage } from '@/lib/content/pages/change-page'
import { deletePage } from '@/lib/content/pages/delete-page'
import { pagesEndpoints } from '@/lib/content/pages/endpoints'
import { requireAdminPage } from '@/lib/content/pages/queries'

export const GET = serve(pagesEndpoints['GET /api/admin/pages/[id]'], ({ params }) =>
  requireAdminPage(params.id),
)

export const PATCH = serve(
  pagesEndpoints['PATCH /api/admin/pages/[id]'],
  ({ actor, params, body }) => changePage(actor, params.id, body),
)

export const DELETE = serve(pagesEndpoints['DELETE /api/admin/pages/[id]'], ({ actor, params }) =>
  deletePage(actor, params.id),
)
