import { serve } from '@/lib/api/serve'
import { markEditing } from '@/lib/staff/editing/mark-editing'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/admin/editing'], ({ actor, body }) =>
  markEditing(actor, body),
)
