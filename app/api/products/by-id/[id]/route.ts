import { AppError } from '@/lib/core/errors'
import { idSchema, productSchema } from '@/lib/domains/catalog/contracts'
import { productById } from '@/lib/domains/catalog/queries'
import { parse, reply, route } from '@/lib/http/route'

export const GET = route<{ id: string }>(async (_request, { id }) => {
  const product = await productById(parse(idSchema, id))
  if (!product) throw new AppError('not_found', 'Product not found')
  return reply(productSchema, product)
})
