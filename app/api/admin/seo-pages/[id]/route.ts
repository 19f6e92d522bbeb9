import { serve } from '@/lib/api/serve'
import { changeSeoPage } from '@/lib/content/seo/change-seo-page'
import { deleteSeoPage } from '@/lib/content/seo/delete-seo-page'
import { seoEndpoints } from '@/lib/content/seo/endpoints'

export const PUT = serve(seoEndpoints['PUT /api/admin/seo-pages/[id]'], ({ actor, params, body }) =>
  changeSeoPage(actor, params.id, body),
)

export const DELETE = serve(seoEndpoints['DELETE /api/admin/seo-pages/[id]'], ({ actor, params }) =>
  deleteSeoPage(actor, params.id),
)
