import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { categoryAt } from '@/lib/catalog/queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** `reference` is the slug; the folder is shared with the calls below it, which take the id. */
export const GET = serve(
  catalogEndpoints['GET /api/categories/[reference]'],
  async ({ params }) => {
    const category = await categoryAt(params.reference)
    if (!category) throw new AppError('not_found', say('categories.notFound'))
    return category
  },
)
