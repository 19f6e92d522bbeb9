import { productSchema } from '@/lib/catalog/contracts'
import { productBySlug } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { reply, route } from '@/lib/http/route'

export const GET = route<{ slug: string }>(async (_request, { slug }) => {
  const product = await productBySlug(slug)
  if (!product) throw new AppError('not_found', 'Product not found')
  return reply(productSchema, product)
})
