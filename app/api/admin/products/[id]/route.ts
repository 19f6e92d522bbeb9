import { adminRoute } from '@/lib/api/admin-route'
import {
  adminProductSchema,
  productChangeSchema,
  productRemovalSchema,
} from '@/lib/catalog/admin-contracts'
import { adminProductById } from '@/lib/catalog/back-office-queries'
import { changeProduct } from '@/lib/catalog/change-product'
import { idSchema } from '@/lib/catalog/contracts'
import { deleteProduct } from '@/lib/catalog/delete-product'
import { AppError } from '@/lib/core/errors'
import { PICTURES_IN_JSON, parse, parseBody, reply } from '@/lib/http/route'

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
    return reply(adminProductSchema, await changeProduct(actor, parse(idSchema, id), change))
  },
)

export const DELETE = adminRoute<Params>(
  'DELETE /api/admin/products/[id]',
  async (_request, actor, { id }) =>
    reply(productRemovalSchema, await deleteProduct(actor, parse(idSchema, id))),
)
