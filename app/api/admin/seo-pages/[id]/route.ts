import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, parseBody, reply } from '@/lib/http/route'
import { changeSeoPage } from '@/lib/seo/change-seo-page'
import { seoPageChangeSchema, seoPageSchema } from '@/lib/seo/contracts'
import { deleteSeoPage } from '@/lib/seo/delete-seo-page'

export const PUT = adminRoute<{ id: string }>(
  'PUT /api/admin/seo-pages/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, seoPageChangeSchema)
    return reply(seoPageSchema, await changeSeoPage(actor, parse(idSchema, id), change))
  },
)

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/seo-pages/[id]',
  async (_request, actor, { id }) => {
    await deleteSeoPage(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
