import { serve } from '@/lib/api/serve'
import { undoEndpoints } from '@/lib/overview/undo/endpoints'
import { undoChange } from '@/lib/overview/undo/undo-change'

export const POST = serve(undoEndpoints['POST /api/admin/undo'], ({ actor, body }) =>
  undoChange(actor, body),
)
