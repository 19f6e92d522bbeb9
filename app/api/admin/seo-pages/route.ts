import { adminRoute } from '@/lib/api/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { seoPageInputSchema, seoPageSchema, seoPagesSchema } from '@/lib/seo/contracts'
import { createSeoPage } from '@/lib/seo/create-seo-page'
import { seoPages } from '@/lib/seo/queries'

export const GET = adminRoute('GET /api/admin/seo-pages', async () => {
  const pages = await seoPages()
  return reply(seoPagesSchema, pages, { headers: { 'x-total-count': String(pages.length) } })
})

export const POST = adminRoute('POST /api/admin/seo-pages', async (request, actor) => {
  const page = await createSeoPage(actor, await parseBody(request, seoPageInputSchema))
  return reply(seoPageSchema, page, { status: 201 })
})
