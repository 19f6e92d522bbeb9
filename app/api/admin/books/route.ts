import { serve } from '@/lib/api/serve'
import { bookkeepingEndpoints } from '@/lib/bookkeeping/endpoints'
import { comparisonById, listComparisons } from '@/lib/bookkeeping/queries'
import { startComparison } from '@/lib/bookkeeping/start-comparison'

export const GET = serve(bookkeepingEndpoints['GET /api/admin/books'], ({ query }) =>
  listComparisons(query),
)

export const POST = serve(bookkeepingEndpoints['POST /api/admin/books'], async ({ body, actor }) =>
  comparisonById(await startComparison(body, actor)),
)
