import { serve } from '@/lib/api/serve'
import { finderEndpoints } from '@/lib/overview/finder/endpoints'
import { findEverything } from '@/lib/overview/finder/find-everything'

export const POST = serve(finderEndpoints['POST /api/admin/search'], ({ actor, body }) =>
  findEverything(actor, body.q),
)
