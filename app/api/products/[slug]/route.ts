import { AppError } from '@/lib/core/errors'
import { productSchema } from '@/lib/domains/catalog/contracts'
import { productBySlug } from '@/lib/domains/catalog/queries'
import { reply, route } from '@/lib/http/route'

export const GET = route<{ slug: string }>(async (_request, { slug }) => {
  const product = await productBySlug(slug)
  if (!product) throw new AppError('not_found', 'Product not found')
  return reply(productSchema, product)
})
