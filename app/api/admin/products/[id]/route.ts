import { AppError } from '@/lib/core/errors'
import {
  adminProductSchema,
  productChangeSchema,
  productRemovalSchema,
} from '@/lib/domains/catalog/admin-contracts'
import { adminProductById } from '@/lib/domains/catalog/admin-queries'
import { idSchema } from '@/lib/domains/catalog/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { PICTURES_IN_JSON, parse, parseBody, reply } from '@/lib/http/route'
import { deleteProduct, updateProduct } from '@/lib/workflows/save-product'

type Params = { id: string }

export const GET = adminRoute<Params>(
  'GET /api/admin/products/[id]',
  async (_request, _actor, { id }) => {
    const product = await adminProductById(parse(idSchema, id))
    if (!product) throw new AppError('not_found', 'There is no such product')
    return reply(adminProductSchema, product)
  },
)

export const PATCH = adminRoute<Params>(
  'PATCH /api/admin/products/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, productChangeSchema, PICTURES_IN_JSON)
    return reply(adminProductSchema, await updateProduct(actor, parse(idSchema, id), change))
  },
)

export const DELETE = adminRoute<Params>(
  'DELETE /api/admin/products/[id]',
  async (_request, actor, { id }) =>
    reply(productRemovalSchema, await deleteProduct(actor, parse(idSchema, id))),
)
