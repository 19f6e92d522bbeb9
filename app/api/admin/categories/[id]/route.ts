import { adminRoute } from '@/lib/api/admin-route'
import {
  adminCategorySchema,
  categoryChangeSchema,
  categoryRemovalSchema,
} from '@/lib/catalog/category-contracts'
import { changeCategory } from '@/lib/catalog/change-category'
import { idSchema } from '@/lib/catalog/contracts'
import { deleteCategory } from '@/lib/catalog/delete-category'
import { parse, parseBody, parseQuery, reply } from '@/lib/http/route'

export const PUT = adminRoute<{ id: string }>(
  'PUT /api/admin/categories/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, categoryChangeSchema)
    return reply(adminCategorySchema, await changeCategory(actor, parse(idSchema, id), change))
  },
)

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/categories/[id]',
  async (request, actor, { id }) => {
    const { moveTo } = parseQuery(request, categoryRemovalSchema)
    await deleteCategory(actor, parse(idSchema, id), moveTo)
    return new Response(null, { status: 204 })
  },
)
