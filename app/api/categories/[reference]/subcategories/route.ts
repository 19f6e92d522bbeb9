import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { categoryById, subcategoriesOf } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const GET = serve(
  catalogEndpoints['GET /api/categories/[reference]/subcategories'],
  async ({ params: { reference: id } }) => {
    if (!(await categoryById(id))) throw new AppError('not_found', say('categories.notFound'))
    return subcategoriesOf(id)
  },
)
