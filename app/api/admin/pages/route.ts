import { serve } from '@/lib/api/serve'
import { createPage } from '@/lib/content/pages/create-page'
import { pagesEndpoints } from '@/lib/content/pages/endpoints'
import { listPages } from '@/lib/content/pages/queries'

export const GET = serve(pagesEndpoints['GET /api/admin/pages'], ({ query }) => listPages(query))

export const POST = serve(pagesEndpoints['POST /api/admin/pages'], ({ actor, body }) =>
  createPage(actor, body),
)
