import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { deleteView } from '@/lib/staff/saved-views/saved-views'

export const DELETE = serve(
  staffEndpoints['DELETE /api/admin/saved-views/[id]'],
  ({ actor, params }) => deleteView(actor, params.id),
)
