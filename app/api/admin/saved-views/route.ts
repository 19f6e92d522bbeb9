import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { savedViewsOf, saveView } from '@/lib/staff/saved-views/saved-views'

export const GET = serve(staffEndpoints['GET /api/admin/saved-views'], ({ actor }) =>
  savedViewsOf(actor),
)

export const POST = serve(staffEndpoints['POST /api/admin/saved-views'], ({ actor, body }) =>
  saveView(actor, body),
)
