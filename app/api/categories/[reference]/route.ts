import { categorySchema } from '@/lib/catalog/contracts'
import { categoryBySlug } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { reply, route } from '@/lib/http/route'

/** `reference` is the slug; the folder is shared with the calls below it, which take the id. */
export const GET = route<{ reference: string }>(async (_request, { reference }) => {
  const category = await categoryBySlug(reference)
  if (!category) throw new AppError('not_found', 'Category not found')
  return reply(categorySchema, category)
})
