import { serve } from '@/lib/api/serve'
import { changeUse } from '@/lib/catalog/search/change-use'
import { searchEndpoints } from '@/lib/catalog/search/endpoints'
import { listUses } from '@/lib/catalog/search/queries'

export const GET = serve(searchEndpoints['GET /api/admin/search/uses'], () => listUses())

export const PUT = serve(searchEndpoints['PUT /api/admin/search/uses'], ({ actor, body }) =>
  changeUse(actor, body),
)
