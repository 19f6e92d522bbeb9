import { idSchema, productSchema } from '@/lib/catalog/contracts'
import { productById } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { parse, reply, route } from '@/lib/http/route'

export const GET = route<{ id: string }>(async (_request, { id }) => {
  const product = await productById(parse(idSchema, id))
  if (!product) throw new AppError('not_found', 'Product not found')
  return reply(productSchema, product)
})
