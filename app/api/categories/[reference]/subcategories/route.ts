import { categoriesSchema, idSchema } from '@/lib/catalog/contracts'
import { categoryById, subcategoriesOf } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { parse, reply, route } from '@/lib/http/route'

export const GET = route<{ reference: string }>(async (_request, { reference }) => {
  const id = parse(idSchema, reference)
  if (!(await categoryById(id))) throw new AppError('not_found', 'Category not found')
  return reply(categoriesSchema, await subcategoriesOf(id))
})
