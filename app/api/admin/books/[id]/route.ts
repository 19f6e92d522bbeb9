import { serve } from '@/lib/api/serve'
import { bookkeepingEndpoints } from '@/lib/bookkeeping/endpoints'
import { comparisonById } from '@/lib/bookkeeping/queries'

export const GET = serve(bookkeepingEndpoints['GET /api/admin/books/[id]'], ({ params }) =>
  comparisonById(params.id),
)
