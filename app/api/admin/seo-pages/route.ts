import { serve } from '@/lib/api/serve'
import { createSeoPage } from '@/lib/content/seo/create-seo-page'
import { seoEndpoints } from '@/lib/content/seo/endpoints'
import { seoPages } from '@/lib/content/seo/queries'
import { Reply } from '@/lib/http/serve'

export const GET = serve(seoEndpoints['GET /api/admin/seo-pages'], async () => {
  const pages = await seoPages()
  return new Reply(200, pages, { 'x-total-count': String(pages.length) })
})

export const POST = serve(seoEndpoints['POST /api/admin/seo-pages'], ({ actor, body }) =>
  createSeoPage(actor, body),
)
